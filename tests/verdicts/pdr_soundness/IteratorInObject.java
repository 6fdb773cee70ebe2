// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// An iterator in a variable of type Object.
public class IteratorInObject {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    Object o = l.iterator();
    l.add("c");
    Iterator<?> i = (Iterator<?>) o;
    i.next();
  }
}
