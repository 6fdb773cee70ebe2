// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// A key without a value cannot be added.
public class KeySetAdd {
  public static void main(String[] args) {
    Map<String, Integer> counts = new HashMap<>();
    counts.put("a", 1);
    Set<String> keys = counts.keySet();
    keys.add("b");
  }
}
