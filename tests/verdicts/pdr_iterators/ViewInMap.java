// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// One of the lists in the map is a fixed one.
public class ViewInMap {
  static final Map<String, List<String>> index = new HashMap<>();

  static void add(String key, String value) {
    index.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
  }

  public static void main(String[] args) {
    index.put("none", Collections.emptyList());
    add("some", "x");
    add("none", "y");
  }
}
