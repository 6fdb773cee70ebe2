// expect assert=refuted [options: --engine abstract]
// As RecursiveCount, but numbers below zero are allowed.
import jury.Jury;

public class RecursiveCountFromBelow {
  static int count(int n) {
    if (n <= 0) {
      return 0;
    }
    return 1 + count(n - 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n < 5000);
    assert count(n) == n;
  }
}
