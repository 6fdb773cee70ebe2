// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// max iterates over the list, and comparing changes it.
public class ChangedByMax {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class K implements Comparable<K> {
    static List<K> l = new ArrayList<>();
    public int compareTo(K o) {
      l.add(o);
      return 0;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    K.l.add(new K());
    K.l.add(new K());
    Iterator<String> it = list.iterator();
    it.next();
    it = new ArrayList<>(List.of("q")).iterator();
    Collections.max(K.l);
    it.next();
  }
}
