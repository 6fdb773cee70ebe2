// A share for nobody.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int cake = Verifier.nondetInt();
    int guests = Verifier.nondetInt();
    int share = cake / guests;
    assert guests != 0;
  }
}
