// The smallest number has no positive counterpart.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int number = Verifier.nondetInt();
    int distance = number < 0 ? -number : number;
    assert distance >= 0;
  }
}
