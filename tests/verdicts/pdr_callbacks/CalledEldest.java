// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// put asks whether the eldest entry is to go, and that changes another list.
public class CalledEldest extends LinkedHashMap<String, String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
    names.add("d");
    return false;
  }
  public static void main(String[] args) {
    Map<String, String> map = new CalledEldest();
    for (String name : names) map.put(name, name);
  }
}
