// Lengths add up.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    String first = Verifier.nondetBoolean() ? "left" : "";
    String second = Verifier.nondetBoolean() ? "right" : "ri";
    String both = first + second;
    assert both.length() == first.length() + second.length();
    assert both.endsWith("t") || second.length() == 2;
  }
}
