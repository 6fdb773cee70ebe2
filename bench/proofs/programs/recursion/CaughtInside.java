// property: assert
// An exception ends the recursion at zero; each call that it passes counts.
import jury.Jury;

public class CaughtInside {
  static final class Bottom extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  static int passed;

  static void down(int n) {
    if (n == 0) {
      throw new Bottom();
    }
    try {
      down(n - 1);
    } finally {
      passed++; // wrong: passed += n == 7 ? 2 : 1;
    }
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 5000);
    try {
      down(n);
      assert false;
    } catch (Bottom bottom) {
      assert passed == n;
    }
  }
}
