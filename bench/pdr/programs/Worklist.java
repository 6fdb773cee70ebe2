// expected: proved
// A class with a list as field: items are processed until none is left, and processing adds items, but never while an
// iterator over the list is in use.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class Worklist {
  private List<Integer> items = new ArrayList<>();

  void add(Integer item) {
    items.add(item);
  }

  boolean isEmpty() {
    return items.isEmpty();
  }

  void process(Integer item) {
    if (item > 1) {
      add(item / 2);
      add(item / 3);
    }
  }

  void round() {
    List<Integer> current = items;
    items = new ArrayList<>();
    Iterator<Integer> position = current.iterator();
    while (position.hasNext()) process(position.next());
  }

  public static void main(String[] args) {
    Worklist list = new Worklist();
    list.add(args.length);
    while (!list.isEmpty()) list.round();
  }
}
