// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

// Elements move from one list to another by the iterator of the first.
public class PartitionedInPlace {
  static void move(List<String> from, List<String> to) {
    Iterator<String> position = from.iterator();
    while (position.hasNext()) {
      String text = position.next();
      if (text.isEmpty()) {
        position.remove();
        to.add(text);
      }
    }
  }

  public static void main(String[] args) {
    List<String> full = new LinkedList<>(List.of(args));
    List<String> empty = new ArrayList<>();
    move(full, empty);
    move(empty, full);
  }
}
