// expect assert=proved exceptions=proved [options: --engine abstract]
// The remainders of Euclid's algorithm stay positive; the division never fails.
import jury.Jury;

public class GreatestDivisor {
  public static void main(String[] args) {
    int a = Jury.chooseInt(1, 100000);
    int b = Jury.chooseInt(1, 100000);
    while (b != 0) {
      int r = a % b;
      a = b;
      b = r;
    }
    assert a > 0;
  }
}
