// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Comparing a map in the order of access with another reads it, which reorders it.
public class AccessContains {
  public static void main(String[] a) {
    Map<String, String> m = new LinkedHashMap<>(16, 0.75f, true);
    m.put("a", "1");
    m.put("b", "2");
    m.put("c", "3");
    Map<String, String> h = new HashMap<>(m);
    List<Object> l = new ArrayList<>();
    l.add(h);
    for (String k : m.keySet()) {
      l.contains(m);
      l.indexOf(h);
      h.equals(m);
    }
  }
}
