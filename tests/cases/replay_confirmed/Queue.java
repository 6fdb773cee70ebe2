import java.util.ArrayDeque;
import java.util.Deque;

public class Queue {
  private final Deque<String> waiting = new ArrayDeque<>();
  private static int served;

  String next() {
    served++;
    return waiting.removeFirst();
  }
}
