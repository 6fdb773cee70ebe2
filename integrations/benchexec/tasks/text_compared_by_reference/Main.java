// Equal texts need not be the same object.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    String left = new StringBuilder("jam").append(Verifier.nondetBoolean() ? "s" : "").toString();
    assert left == "jam" || left.equals("jams");
  }
}
