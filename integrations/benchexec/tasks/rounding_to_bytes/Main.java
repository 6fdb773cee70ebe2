// A byte has no room for it.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    short wide = Verifier.nondetShort();
    byte narrow = (byte) wide;
    assert narrow == wide;
  }
}
