// property: assert
// entry: check
// The remainder by subtraction is below the divisor.
public class RemainderAnyState {
  private static int remainder(int a, int b) {
    return a < b ? a : remainder(a - b, b); // wrong: return a <= b ? a : remainder(a - b, b);
  }

  static void check(int a, int b) {
    if (a < 0 || b <= 0) {
      return;
    }
    int rest = remainder(a, b);
    assert rest >= 0 && rest < b;
  }
}
