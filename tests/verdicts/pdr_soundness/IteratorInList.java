// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Iterators as elements.
public class IteratorInList {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    List<Iterator<String>> o = new ArrayList<>();
    o.add(l.iterator());
    l.add("c");
    for (Iterator<String> i : o) i.next();
  }
}
