// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A set made of a map of the program's own calls that map.
public class CalledSetOfMap {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class M extends AbstractMap<String, Boolean> {
    public Set<Map.Entry<String, Boolean>> entrySet() {
      return new HashSet<>();
    }
    public int size() {
      hit();
      return 0;
    }
    public boolean isEmpty() {
      hit();
      return true;
    }
    public void clear() {
      hit();
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    Set<String> s = Collections.newSetFromMap(new M());
    Iterator<String> it = list.iterator();
    it.next();
    s.clear();
    it.next();
  }
}
