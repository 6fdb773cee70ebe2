// expect assert=proved exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** A recursion inside its own argument. */
public class NinetyOne {
  static int f(int x) { return x > 100 ? x - 10 : f(f(x + 11)); }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x < -1000000) return;
    int r = f(x);
    if (x <= 101) assert r == 91;
  }
}
