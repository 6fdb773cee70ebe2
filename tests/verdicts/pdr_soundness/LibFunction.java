// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;
import java.util.function.*;

// A function made by the library answers what no row knows.
public class LibFunction {
  public static void main(String[] a) {
    Map<String, List<String>> m = new HashMap<>();
    Function<String, List<String>> f = k -> new ArrayList<>();
    Function<String, List<String>> g = f.andThen(Function.identity());
    List<String> l = m.computeIfAbsent("a", g);
    if (l == null)
      return;
    l.add("a");
    l.add("b");
    for (String s : l) l.add(s);
  }
}
