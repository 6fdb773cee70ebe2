// expect assert=proved exceptions=proved [options: --engine abstract]
// Euclid's algorithm as a recursion: the divisor of two positive numbers is positive and no greater than the first.
import jury.Jury;

public class DivisorByRecursion {
  static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a > 0 && b > 0);
    int result = divisor(a, b);
    assert result > 0;
    assert result <= a;
  }
}
