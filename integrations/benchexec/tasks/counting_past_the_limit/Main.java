// The test comes too late.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int limit = 4;
    int count = 0;
    while (Verifier.nondetBoolean()) {
      count++;
      assert count <= limit;
    }
  }
}
