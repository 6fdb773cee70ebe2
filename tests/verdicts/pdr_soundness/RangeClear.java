// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// clear of a view of a part leaves the rest.
public class RangeClear {
  public static void main(String[] a) {
    TreeMap<String, List<String>> m = new TreeMap<>();
    List<String> l = new ArrayList<>();
    l.add("x");
    l.add("y");
    m.put("b", l);
    m.headMap("a").clear();
    List<String> k = m.get("b");
    if (k != null) {
      for (String s : l) {
        k.add(s);
      }
    }
  }
}
