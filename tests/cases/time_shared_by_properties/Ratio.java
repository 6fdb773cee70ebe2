class Ratio {
  static double ratio(double a, double b) {
    assert !(a > 1 && b > 1) || (a / b) * b <= a * 1.0000001 : "hard to say";
    return a / b;
  }
}
