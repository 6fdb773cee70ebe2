// The middle of two indices overflows.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int low = Verifier.nondetInt();
    int high = Verifier.nondetInt();
    Verifier.assume(0 <= low && low <= high);
    int middle = (low + high) / 2;
    assert low <= middle && middle <= high;
  }
}
