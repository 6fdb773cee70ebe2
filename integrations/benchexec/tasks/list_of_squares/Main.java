// What was put in comes out.
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < 5; i++) squares.add(i * i);
    int asked = Verifier.nondetInt();
    Verifier.assume(asked >= 0 && asked < squares.size());
    assert squares.get(asked) == asked * asked;
  }
}
