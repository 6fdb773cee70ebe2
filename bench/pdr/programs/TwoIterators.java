// expected: proved
// c: two iterator variables on one collection, one an alias of the other.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class TwoIterators {
  static Iterator<String> start(List<String> list) {
    return list.iterator();
  }

  static void drop(Iterator<String> position) {
    if (position.hasNext()) {
      position.next();
      position.remove();
    }
  }

  public static void main(String[] args) {
    List<String> list = new ArrayList<>();
    list.add("one");
    list.add("two");
    Iterator<String> first = start(list);
    Iterator<String> second = first;
    drop(first);
    drop(second);
  }
}
