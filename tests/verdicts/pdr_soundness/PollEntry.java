// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// An entry that was taken out of its map keeps its value.
public class PollEntry {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    TreeMap<String, List<String>> m = new TreeMap<>();
    m.put("a", l);
    Map.Entry<String, List<String>> e = m.pollFirstEntry();
    for (String s : l) e.getValue().add(s);
  }
}
