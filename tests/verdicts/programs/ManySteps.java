// expect assert=proved exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** A loop that ends, after more steps than are looked at first. */
public class ManySteps {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 1 && n <= 10);
    int steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    assert steps <= 19;
  }
}
