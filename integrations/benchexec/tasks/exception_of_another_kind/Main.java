// The clause does not catch it.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    try {
      if (Verifier.nondetChar() == 'x') throw new IllegalStateException("x");
    } catch (IllegalArgumentException other) {
      assert false;
    }
  }
}
