// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// containsAll iterates over its argument, which comparing changes.
public class ChangedByContainsAll {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class K {
    static Collection<Object> l = new LinkedList<>();
    public boolean equals(Object o) {
      l.add("q");
      return true;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    K.l.add(new K());
    K.l.add(new K());
    List<Object> o = new ArrayList<>();
    o.add(new K());
    Iterator<String> it = list.iterator();
    it.next();
    it = new ArrayList<>(List.of("q")).iterator();
    o.containsAll(K.l);
    it.next();
  }
}
