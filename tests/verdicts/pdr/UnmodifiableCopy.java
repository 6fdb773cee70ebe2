// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class UnmodifiableCopy {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2));
    for (Integer number : List.copyOf(numbers)) numbers.add(number);
  }
}
