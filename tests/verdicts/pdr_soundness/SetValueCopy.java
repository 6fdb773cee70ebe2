// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// An entry in a copy of the entry set still writes through to its map.
public class SetValueCopy {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    Map<String, List<String>> m = new HashMap<>();
    m.put("k", new ArrayList<>());
    for (Map.Entry<String, List<String>> e : new ArrayList<>(m.entrySet())) e.setValue(l);
    List<String> v = m.get("k");
    if (v != null)
      for (String s : l) v.add(s);
  }
}
