// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// The sum wraps around.
import jury.Jury;

public class RangeAtTheTop {
  public static void main(String[] args) {
    int a = Jury.chooseInt(2147483640, 2147483647); assert a + 8 > 0;
  }
}
