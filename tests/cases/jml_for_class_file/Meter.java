public class Meter {
  int value;

  public int add(int by) {
    value += by;
    return value;
  }

  public static int twice(int n) {
    return n + n;
  }
}
