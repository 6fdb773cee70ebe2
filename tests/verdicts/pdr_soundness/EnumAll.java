// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The library initialises the class of an enum, and gives its constants.
public class EnumAll {
  enum E {
    A,
    B;
    final List<String> l = new ArrayList<>();
  }
  public static void main(String[] a) {
    for (E e : EnumSet.allOf(E.class)) {
      e.l.add("a");
      e.l.add("b");
      for (String s : e.l) e.l.add(s);
    }
  }
}
