// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class SortWhileIterating {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(3, 1, 2));
    for (Integer number : numbers)
      if (number == 1) Collections.sort(numbers);
  }
}
