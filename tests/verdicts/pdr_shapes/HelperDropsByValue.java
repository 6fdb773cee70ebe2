// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The helper is given the iterator, but removes from the list.
public class HelperDropsByValue {
  final List<String> words = new ArrayList<>(List.of("", "a", "b"));
  String skip(Iterator<String> cursor) {
    String last = cursor.next();
    if (last.isEmpty()) words.remove(last);
    return last;
  }
  public static void main(String[] args) {
    HelperDropsByValue holder = new HelperDropsByValue();
    Iterator<String> cursor = holder.words.iterator();
    while (cursor.hasNext()) System.out.println(holder.skip(cursor));
  }
}
