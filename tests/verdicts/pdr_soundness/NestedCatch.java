// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A finally block assigns before the handler runs.
public class NestedCatch {
  static void g(List<String> l) {
    throw new IllegalStateException();
  }
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    List<String> m = new ArrayList<>();
    for (String s : l) {
      try {
        try {
          g(l);
        } finally {
          m = l;
        }
      } catch (IllegalStateException e) {
        m.add(s);
      }
    }
  }
}
