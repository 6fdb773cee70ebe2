// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A view in a field is still its map.
public class KeySetStored {
  static Set<String> k;
  public static void main(String[] a) {
    Map<String, String> m = new HashMap<>();
    m.put("a", "");
    m.put("b", "");
    k = m.keySet();
    for (String s : k) m.clear();
  }
}
