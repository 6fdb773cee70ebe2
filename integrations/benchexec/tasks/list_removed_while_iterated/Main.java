// A loop over a list that it changes.
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    numbers.add(Verifier.nondetInt());
    numbers.add(4);
    numbers.add(6);
    for (Integer number : numbers) if (number == 0) numbers.remove(number);
    assert numbers.size() <= 3;
    int left = numbers.get(1);
    assert left == numbers.get(1);
  }
}
