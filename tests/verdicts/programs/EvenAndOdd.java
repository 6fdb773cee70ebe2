// expect assert=proved exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** Two methods that call each other. */
public class EvenAndOdd {
  static boolean even(int n) { if (n == 0) return true; return odd(n - 1); }
  static boolean odd(int n) { if (n == 0) return false; return even(n - 1); }
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    if (n < 0 || n > 5000) return;
    boolean e = even(n);
    if (n % 2 == 0) assert e;
  }
}
