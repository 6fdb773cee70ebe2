// A size that somebody typed.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int size = Verifier.nondetInt();
    Verifier.assume(size < 10);
    boolean[] seats = new boolean[size];
    assert seats.length == size;
  }
}
