// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class ForEachLambdaElsewhere {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
    List<Integer> even = new ArrayList<>();
    numbers.forEach(number -> {
      if (number % 2 == 0) even.add(number);
    });
    for (Integer number : even) numbers.remove(number);
  }
}
