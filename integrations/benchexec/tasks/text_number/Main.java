// Not every text is a number.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "12" : "twelve";
    int value = Integer.parseInt(text);
    assert value == 12;
  }
}
