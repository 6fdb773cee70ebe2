// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// values() copies an array of constants.
public class EnumValues {
  enum E {
    A,
    B;
    final List<String> l = new ArrayList<>();
  }
  public static void main(String[] a) {
    for (E e : E.values()) {
      e.l.add("a");
      e.l.add("b");
      for (String s : e.l) e.l.add(s);
    }
  }
}
