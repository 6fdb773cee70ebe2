// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// One more is taken than there may be.
public class QueueOverdrawn {
  static final Deque<Integer> work = new ArrayDeque<>();

  static int step() {
    int next = work.removeFirst();
    if (next > 1) work.addLast(next - 1);
    return next;
  }

  public static void main(String[] args) {
    work.add(3);
    while (!work.isEmpty()) {
      int one = step();
      System.out.println(one + step());
    }
  }
}
