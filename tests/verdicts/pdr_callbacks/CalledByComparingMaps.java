// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Comparing maps asks the map of the program for a value.
public class CalledByComparingMaps extends AbstractMap<String, String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public Set<Map.Entry<String, String>> entrySet() {
    return Map.of("k", "v").entrySet();
  }
  public String get(Object key) {
    names.remove("b");
    return "v";
  }
  public static void main(String[] args) {
    Map<String, String> map = new HashMap<>(Map.of("k", "v"));
    Map<String, String> other = new CalledByComparingMaps();
    for (String name : names) System.out.println(map.equals(other) + name);
  }
}
