// expected: refuted
// c_error: as TwoIterators, but the second iterator is one of its own.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class TwoIteratorsError {
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
    Iterator<String> second = start(list);
    drop(first);
    drop(second);
  }
}
