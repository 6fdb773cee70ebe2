// expect assert=refuted exceptions=proved [options: --engine abstract]
// Two zeros have no greatest divisor.
import jury.Jury;

public class GreatestDivisorOfZero {
  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 100000);
    int b = Jury.chooseInt(0, 100000);
    while (b != 0) {
      int r = a % b;
      a = b;
      b = r;
    }
    assert a > 0;
  }
}
