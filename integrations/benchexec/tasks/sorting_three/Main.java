// Three exchanges sort three numbers.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int a = Verifier.nondetInt(), b = Verifier.nondetInt(), c = Verifier.nondetInt();
    int t;
    if (a > b) { t = a; a = b; b = t; }
    if (b > c) { t = b; b = c; c = t; }
    if (a > b) { t = a; a = b; b = t; }
    assert a <= b && b <= c;
  }
}
