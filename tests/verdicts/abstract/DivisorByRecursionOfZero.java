// expect assert=refuted exceptions=proved [options: --engine abstract]
// As DivisorByRecursion, but both numbers may be zero.
import jury.Jury;

public class DivisorByRecursionOfZero {
  static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a >= 0 && b >= 0);
    assert divisor(a, b) > 0;
  }
}
