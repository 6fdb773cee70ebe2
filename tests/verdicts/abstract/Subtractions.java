// expect assert=proved exceptions=proved [options: --engine abstract]
// Euclid by subtraction.
import jury.Jury;

public class Subtractions {
  public static void main(String[] args) {
    int a = Jury.chooseInt(1, 100000);
    int b = Jury.chooseInt(1, 100000);
    while (a != b) {
      if (a > b) {
        a -= b;
      } else {
        b -= a;
      }
    }
    assert a >= 1 && a == b;
  }
}
