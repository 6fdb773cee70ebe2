// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Map.ofEntries takes the parts of the entries, not the entries.
public class OfEntries {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    Map<String, List<String>> m = Map.ofEntries(Map.entry("k", l), Map.entry("j", l));
    List<String> v = m.get("k");
    if (v != null)
      for (String s : l) v.add(s);
  }
}
