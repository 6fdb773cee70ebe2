// expect assert=proved exceptions=refuted
import org.sosy_lab.sv_benchmarks.Verifier;

/** A conditional of a box and a number unboxes. */
public class TernaryUnboxes {
  static Integer pick(int k) { return k > 3 ? null : (Integer) k; }
  public static void main(String[] args) {
    int k = Verifier.nondetInt();
    Integer x = k > 3 ? pick(k) : 1;
    assert k <= 3 || x == null;
  }
}
