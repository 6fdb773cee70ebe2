// property: assert
// Fibonacci numbers with the last two as parameters are never negative within the range of an int.
import jury.Jury;

public class FibonacciByPairs {
  static int from(int a, int b, int n) {
    if (n == 0) {
      return a;
    }
    return from(b, a + b, n - 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 45); // wrong: int n = Jury.chooseInt(0, 47);
    assert from(0, 1, n) >= 0;
  }
}
