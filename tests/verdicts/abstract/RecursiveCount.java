// expect assert=proved exceptions=proved [options: --engine abstract]
// A recursion that counts down returns what it was given.
import jury.Jury;

public class RecursiveCount {
  static int count(int n) {
    if (n <= 0) {
      return 0;
    }
    return 1 + count(n - 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0 && n < 5000);
    assert count(n) == n;
  }
}
