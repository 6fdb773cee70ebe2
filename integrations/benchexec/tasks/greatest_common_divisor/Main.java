// It divides both.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a > 0 && a <= 8 && b > 0 && b <= 8);
    int divisor = divisor(a, b);
    assert a % divisor == 0 && b % divisor == 0;
  }

  static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }
}
