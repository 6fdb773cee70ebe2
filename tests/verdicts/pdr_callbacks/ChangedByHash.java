// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The hash of a list iterates over it, and an element's hash changes it.
public class ChangedByHash {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class K {
    static List<Object> l = new ArrayList<>();
    public int hashCode() {
      l.add("q");
      return 0;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    K.l.add(new K());
    Iterator<String> it = list.iterator();
    it.next();
    it = new ArrayList<>(List.of("q")).iterator();
    K.l.hashCode();
    it.next();
  }
}
