// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// equals of a list iterates over it, and an element's equals changes it.
public class ChangedByEquals {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class K {
    static List<Object> l = new ArrayList<>();
    public boolean equals(Object o) {
      l.add("q");
      return true;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    K.l.add(new K());
    List<Object> o = new LinkedList<>();
    o.add("a");
    o.add("b");
    Iterator<String> it = list.iterator();
    it.next();
    it = new ArrayList<>(List.of("q")).iterator();
    K.l.equals(o);
    o.equals(K.l);
    it.next();
  }
}
