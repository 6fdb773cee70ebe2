// The sum of the first numbers, for one that is small.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int last = Verifier.nondetInt();
    Verifier.assume(last >= 0 && last <= 6);
    int sum = 0;
    for (int i = 1; i <= last; i++) sum += i;
    assert 2 * sum == last * (last + 1);
  }
}
