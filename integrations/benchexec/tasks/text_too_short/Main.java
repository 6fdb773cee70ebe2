// The third character of a short text.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    String name = Verifier.nondetBoolean() ? "Ada" : "Al";
    char third = name.charAt(2);
    assert third == 'a';
  }
}
