// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// The highest bit becomes the sign.
import jury.Jury;

public class RangeShifted {
  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 15); assert (a << 28) >= 0;
  }
}
