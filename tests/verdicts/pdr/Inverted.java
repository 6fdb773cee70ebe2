// expect cme=proved [options: --engine pdr --property cme]
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

// One map is read, its inverse is built.
public class Inverted {
  static Map<Integer, Set<String>> invert(Map<String, Integer> lengths) {
    Map<Integer, Set<String>> inverse = new HashMap<>();
    for (Map.Entry<String, Integer> entry : lengths.entrySet()) {
      Set<String> names = inverse.get(entry.getValue());
      if (names == null) {
        names = new HashSet<>();
        inverse.put(entry.getValue(), names);
      }
      names.add(entry.getKey());
    }
    return inverse;
  }

  public static void main(String[] args) {
    Map<String, Integer> lengths = new HashMap<>();
    for (String text : args) lengths.put(text, text.length());
    for (Set<String> names : invert(lengths).values()) {
      for (String name : names) System.out.println(name);
    }
  }
}
