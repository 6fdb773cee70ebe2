// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class RemoveInForEach {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4));
    for (Integer number : numbers)
      if (number % 2 == 1) numbers.remove(number);
  }
}
