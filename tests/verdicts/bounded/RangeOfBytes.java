// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// The narrowing conversion wraps around.
import jury.Jury;

public class RangeOfBytes {
  public static void main(String[] args) {
    int a = Jury.chooseInt(-128, 127); assert (byte) (a + 1) == a + 1;
  }
}
