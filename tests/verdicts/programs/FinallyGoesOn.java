// expect assert=refuted exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** Returns and jumps out of finally. */
public class FinallyGoesOn {
  @SuppressWarnings("finally")
  static int f(int k) {
    for (int i = 0; i < 3; i++) {
      try {
        if (i == k) throw new RuntimeException("x");
        if (i == 2) return i;
      } finally {
        if (k == 1) continue;
        if (k == 0) return -1;
      }
    }
    return 7;
  }
  public static void main(String[] args) {
    int k = Verifier.nondetInt();
    Verifier.assume(k != 2);
    int r = f(k);
    assert r != 7;
  }
}
