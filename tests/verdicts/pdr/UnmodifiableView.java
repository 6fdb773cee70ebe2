// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// An unmodifiable view is no copy.
public class UnmodifiableView {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2));
    for (Integer number : Collections.unmodifiableList(numbers)) numbers.add(number);
  }
}
