// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class IteratorInFieldRestarted {
  private final List<Integer> items = new ArrayList<>();
  private Iterator<Integer> position;

  void start() {
    position = items.iterator();
  }

  void step() {
    start();
    if (position.hasNext()) items.add(position.next());
    start();
  }

  public static void main(String[] args) {
    IteratorInFieldRestarted cursor = new IteratorInFieldRestarted();
    cursor.items.add(1);
    for (int i = 0; i < args.length; i++) cursor.step();
  }
}
