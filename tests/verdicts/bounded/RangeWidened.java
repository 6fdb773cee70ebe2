// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// Calculated in 64 bits and in 32.
import jury.Jury;

public class RangeWidened {
  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 7); long b = (long) a * Integer.MAX_VALUE; assert b == a * Integer.MAX_VALUE;
  }
}
