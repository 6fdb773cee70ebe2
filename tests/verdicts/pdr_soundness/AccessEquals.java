// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The same, by equals.
public class AccessEquals {
  public static void main(String[] a) {
    Map<String, String> m = new LinkedHashMap<>(16, 0.75f, true);
    m.put("a", "1");
    m.put("b", "2");
    m.put("c", "3");
    Map<String, String> h = new HashMap<>(m);
    for (String k : m.keySet()) {
      h.equals(m);
    }
  }
}
