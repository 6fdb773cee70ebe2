// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// An exception carries the list to its handler.
public class ExceptionCarries {
  static class E extends RuntimeException {
    final List<String> l;
    E(List<String> l) {
      this.l = l;
    }
  }
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    for (String s : l) {
      try {
        throw new E(l);
      } catch (E e) {
        e.l.add(s);
      }
    }
  }
}
