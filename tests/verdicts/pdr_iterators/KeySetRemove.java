// expect unmodifiable=proved [options: --engine pdr --property unmodifiable]
import java.util.*;

// A key can be removed through the view.
public class KeySetRemove {
  public static void main(String[] args) {
    Map<String, Integer> counts = new HashMap<>();
    for (String argument : args) counts.put(argument, 1);
    Set<String> keys = counts.keySet();
    keys.remove("b");
    keys.removeIf(key -> key.length() > 3);
    for (Iterator<Integer> position = counts.values().iterator(); position.hasNext();)
      if (position.next() > 0) position.remove();
  }
}
