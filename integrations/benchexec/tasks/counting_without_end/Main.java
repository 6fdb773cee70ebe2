// A counter that stays below its limit, however long it counts.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int limit = Verifier.nondetInt();
    Verifier.assume(limit > 0);
    int count = 0;
    while (Verifier.nondetBoolean()) {
      if (count < limit) count++;
      assert count <= limit;
    }
  }
}
