// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The iterator lives in a field; the list is changed between two of its steps.
public class IteratorInField {
  private final List<Integer> items = new ArrayList<>();
  private Iterator<Integer> position;

  void start() {
    position = items.iterator();
  }

  void step() {
    if (position.hasNext()) items.add(position.next());
  }

  public static void main(String[] args) {
    IteratorInField cursor = new IteratorInField();
    cursor.items.add(1);
    cursor.start();
    cursor.step();
    cursor.step();
  }
}
