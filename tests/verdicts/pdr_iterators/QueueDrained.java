// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// removeFirst is asked for by isEmpty.
public class QueueDrained {
  static final Deque<Integer> work = new ArrayDeque<>();

  static void step() {
    int next = work.removeFirst();
    if (next > 0) work.addLast(next - 1);
  }

  public static void main(String[] args) {
    work.add(args.length);
    while (!work.isEmpty()) step();
  }
}
