// property: assert
// entry: check
// The sum of the first numbers, asked of a method that anybody may call.
public class SumAnyState {
  private static int sum(int n) {
    return n <= 0 ? 0 : n + sum(n - 1); // wrong: return n < 0 ? 0 : n + sum(n - 3);
  }

  static void check(int n) {
    if (n < 0 || n > 40000) {
      return;
    }
    assert sum(n) >= n;
    assert n == 0 || sum(n) >= 1;
    assert n < 3 || sum(n) > n;
  }
}
