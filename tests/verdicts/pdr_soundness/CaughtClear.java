// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// clear threw, so nothing was cleared.
public class CaughtClear {
  public static void main(String[] a) {
    List<List<String>> m = new ArrayList<>();
    List<String> l = new ArrayList<>();
    l.add("x");
    l.add("y");
    m.add(l);
    try {
      Collections.unmodifiableList(m).clear();
    } catch (UnsupportedOperationException e) {
    }
    List<String> k = m.get(0);
    if (k != null)
      for (String s : l) {
        k.add(s);
      }
  }
}
