// expect assert=refuted exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** A number that becomes a text and a number again. */
public class NumberThroughTextLarge {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int m = Integer.parseInt("" + n);
    assert m != 123456;
  }
}
