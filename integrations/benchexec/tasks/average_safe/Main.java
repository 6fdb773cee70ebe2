// The middle of two indices, as it should be computed.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int low = Verifier.nondetInt();
    int high = Verifier.nondetInt();
    Verifier.assume(0 <= low && low <= high);
    int middle = low + (high - low) / 2;
    assert low <= middle && middle <= high;
  }
}
