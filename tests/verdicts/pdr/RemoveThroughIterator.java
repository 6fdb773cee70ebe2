// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class RemoveThroughIterator {
  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4));
    for (Iterator<Integer> position = numbers.iterator(); position.hasNext();)
      if (position.next() % 2 == 1) position.remove();
  }
}
