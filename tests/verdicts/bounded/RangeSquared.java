// expect assert=proved exceptions=proved [options: --engine bounded --property assert,exceptions]
// The largest number whose square fits.
import jury.Jury;

public class RangeSquared {
  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 46340); assert a * a >= 0;
  }
}
