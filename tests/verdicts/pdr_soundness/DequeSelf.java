// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// ArrayDeque.addAll iterates over its argument while it adds.
public class DequeSelf {
  public static void main(String[] a) {
    ArrayDeque<String> d = new ArrayDeque<>();
    d.add("a");
    d.add("b");
    d.addAll(d);
  }
}
