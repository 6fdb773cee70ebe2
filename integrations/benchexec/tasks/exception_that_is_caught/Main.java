// Thrown three calls down, caught here.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int depth = Verifier.nondetInt();
    Verifier.assume(depth >= 0 && depth <= 3);
    boolean caught = false;
    try {
      descend(depth);
    } catch (UnsupportedOperationException stop) {
      caught = true;
    }
    assert caught;
  }

  static void descend(int depth) {
    if (depth == 0) throw new UnsupportedOperationException();
    descend(depth - 1);
  }
}
