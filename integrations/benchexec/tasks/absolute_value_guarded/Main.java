// With the smallest number left out, it has.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int number = Verifier.nondetInt();
    Verifier.assume(number > Integer.MIN_VALUE);
    int distance = number < 0 ? -number : number;
    assert distance >= 0;
  }
}
