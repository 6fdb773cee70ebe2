// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A set backed by a map changes with it.
public class NewSetFromMap {
  public static void main(String[] a) {
    Map<String, Boolean> m = new HashMap<>();
    Set<String> s = Collections.newSetFromMap(m);
    s.add("a");
    s.add("b");
    for (String x : s) m.remove("a");
  }
}
