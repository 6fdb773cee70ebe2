// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// The iterator goes through two helpers, one of which removes by it.
public class HelperSkips {
  static String skip(Iterator<String> cursor) {
    String last = null;
    while (cursor.hasNext()) {
      last = cursor.next();
      if (!last.isEmpty()) return last;
      drop(cursor);
    }
    return last;
  }
  static void drop(Iterator<String> cursor) {
    cursor.remove();
  }
  public static void main(String[] args) {
    List<String> words = new ArrayList<>(Arrays.asList(args));
    Iterator<String> cursor = words.iterator();
    while (cursor.hasNext()) System.out.println(skip(cursor));
    words.clear();
  }
}
