// Adding in another order gives another sum.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    double a = Verifier.nondetDouble();
    double b = Verifier.nondetDouble();
    double c = 1.0;
    Verifier.assume(a == 1.0e16 && b == -1.0e16);
    assert (a + b) + c == a + (b + c);
  }
}
