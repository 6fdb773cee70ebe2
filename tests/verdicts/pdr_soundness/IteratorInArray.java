// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Iterators in arrays.
public class IteratorInArray {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    Iterator<?>[] o = {l.iterator()};
    l.add("c");
    o[0].next();
  }
}
