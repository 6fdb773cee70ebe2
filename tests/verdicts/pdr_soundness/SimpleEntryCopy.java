// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A copy of an entry has its value.
public class SimpleEntryCopy {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    Map<String, List<String>> m = new HashMap<>();
    m.put("k", l);
    for (Map.Entry<String, List<String>> e : m.entrySet()) {
      Map.Entry<String, List<String>> c = new AbstractMap.SimpleEntry<>(e);
      List<String> v = c.getValue();
      if (v != null)
        for (String s : l) v.add(s);
    }
  }
}
