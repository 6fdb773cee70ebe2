// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Replacing an element is no structural change.
public class SetIsNoChange {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < args.length; i++) numbers.add(i);
    int index = 0;
    for (Integer number : numbers) numbers.set(index++, number + 1);
  }
}
