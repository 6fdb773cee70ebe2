// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// Numbers of few bits whose product needs more than 32.
import jury.Jury;

public class RangesMultiplied {
  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 70000); int b = Jury.chooseInt(0, 70000); assert a * b >= 0;
  }
}
