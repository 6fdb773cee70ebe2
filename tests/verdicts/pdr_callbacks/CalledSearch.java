// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;
import java.util.concurrent.*;

// search of a concurrent map is not that of Stack: it is given a function.
public class CalledSearch {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }

  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    ConcurrentHashMap<String, String> m = new ConcurrentHashMap<>();
    m.put("k", "v");
    Iterator<String> it = list.iterator();
    it.next();
    m.search(1, (k, v) -> {
      hit();
      return null;
    });
    it.next();
  }
}
