// Nobody gets no share.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int cake = Verifier.nondetInt();
    int guests = Verifier.nondetInt();
    Verifier.assume(cake >= 0);
    int share = guests > 0 ? cake / guests : cake;
    assert share <= cake;
  }
}
