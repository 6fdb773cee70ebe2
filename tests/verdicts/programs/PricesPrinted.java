// expect assert=proved exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** A format with numbers that are known and one that is not. */
public class PricesPrinted {
  public static void main(String[] args) {
    int count = Verifier.nondetInt();
    Verifier.assume(count >= 8 && count <= 11);
    String line = String.format("%3d x %.2f", count, 0.5);
    assert line.length() == 10 && line.endsWith("0.50");
  }
}
