// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class ForEachLambdaAdds {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
    numbers.forEach(number -> {
      if (number == 2) numbers.add(9);
    });
  }
}
