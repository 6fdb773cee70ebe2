// expect illegal-state=proved [options: --engine pdr --property illegal-state]
import java.util.*;

// Each remove has a next of its own.
public class RemoveAfterNext {
  public static void main(String[] args) {
    Map<String, Integer> counts = new HashMap<>();
    for (String argument : args) counts.merge(argument, 1, Integer::sum);
    for (Iterator<Integer> position = counts.values().iterator(); position.hasNext();)
      if (position.next() < 2) position.remove();
  }
}
