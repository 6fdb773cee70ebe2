// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Iterators of the shared empty list are one object.
public class EmptyIterators {
  public static void main(String[] a) {
    Iterator<String> x = Collections.<String>emptyList().iterator(),
                     y = Collections.<String>emptyList().iterator();
    if (x == y) {
      List<String> l = new ArrayList<>();
      l.add("a");
      l.add("b");
      for (String s : l) l.add(s);
    }
  }
}
