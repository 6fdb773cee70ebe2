// expect unmodifiable=proved [options: --engine pdr --property unmodifiable]
import java.util.*;

// All lists in the map are made here.
public class ListsInMap {
  static final Map<String, List<String>> index = new HashMap<>();
  static final List<String> reserved = List.of("none");

  static void add(String key, String value) {
    if (reserved.contains(key)) return;
    if (!index.containsKey(key)) index.put(key, new ArrayList<>());
    index.get(key).add(value);
  }

  public static void main(String[] args) {
    for (String argument : args) add(argument, "x");
    for (List<String> values : index.values()) values.clear();
  }
}
