// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// List.of() gives one shared object.
public class EmptyOf {
  public static void main(String[] a) {
    List<String> x = List.of(), y = List.of();
    if (x == y) {
      List<String> l = new ArrayList<>();
      l.add("a");
      l.add("b");
      for (String s : l) l.add(s);
    }
  }
}
