// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// removeAll of a larger set iterates over its argument, here a view of itself.
public class ForeignRemoveAll {
  public static void main(String[] a) {
    TreeMap<String, String> m = new TreeMap<>();
    m.put("a", "a");
    m.put("b", "b");
    m.put("c", "c");
    m.keySet().removeAll(m.headMap("c").keySet());
  }
}
