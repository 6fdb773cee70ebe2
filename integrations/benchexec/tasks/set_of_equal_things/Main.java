// Equal elements count once.
import java.util.HashSet;
import java.util.Set;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Set<Integer> drawn = new HashSet<>();
    int one = Verifier.nondetInt();
    int other = Verifier.nondetInt();
    drawn.add(one);
    drawn.add(other);
    assert drawn.size() == (one == other ? 1 : 2);
  }
}
