// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// An entry keeps its value after its map was cleared.
public class EntryKept {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    Map<String, List<String>> m = new HashMap<>();
    m.put("k", l);
    Map.Entry<String, List<String>> kept = null;
    for (Map.Entry<String, List<String>> e : m.entrySet()) kept = e;
    List<Map.Entry<String, List<String>>> es = new ArrayList<>();
    es.add(kept);
    m.clear();
    for (Map.Entry<String, List<String>> e : es) {
      List<String> v = e.getValue();
      if (v != null)
        for (String s : l) v.add(s);
    }
  }
}
