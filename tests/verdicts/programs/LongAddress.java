// expect assert=refuted exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** A mistake that only texts have which are longer than those looked at first. */
public class LongAddress {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s.length() > 20 && s.startsWith("http://")) {
      assert s.charAt(12) != 'x';
    }
  }
}
