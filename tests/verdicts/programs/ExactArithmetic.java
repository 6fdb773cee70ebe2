// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Overflow that is told, and overflow that is not. */
public class ExactArithmetic {
  static int safeSum(int a, int b) {
    try {
      return Math.addExact(a, b);
    } catch (ArithmeticException overflow) {
      return a > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    }
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    int sum = safeSum(a, b);
    if (a >= 0 && b >= 0) assert sum >= a && sum >= b;
    if (a < 0 && b < 0) assert sum <= a;
    long exact = (long) a + b;
    if (exact == (int) exact) assert sum == exact;
  }
}
