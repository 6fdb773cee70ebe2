import java.util.*;
import java.util.function.*;

// removeIf, removeAll and retainAll of an ArrayDeque with a filter that changes the deque meanwhile.
public class FilterChangesItsDeque {
  static final String[] CHANGES = {"none", "pollFirst", "pollLast", "addFirst", "addLast", "pollTwice", "clear", "swap"};

  static void change(ArrayDeque<Integer> deque, String how) {
    switch (how) {
      case "pollFirst": deque.pollFirst(); break;
      case "pollLast": deque.pollLast(); break;
      case "addFirst": deque.addFirst(70); break;
      case "addLast": deque.addLast(80); break;
      case "pollTwice": deque.pollFirst(); deque.pollFirst(); break;
      case "clear": deque.clear(); break;
      case "swap": deque.addLast(deque.isEmpty() ? 90 : deque.pollFirst()); break;
      default: break;
    }
  }

  static void run(int shift, int size, String how, int when, int period) {
    ArrayDeque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < shift; i++) deque.addFirst(-i);
    for (int i = 0; i < shift; i++) deque.pollFirst();
    for (int i = 0; i < shift / 2; i++) { deque.addLast(i); deque.pollFirst(); }
    for (int i = 0; i < size; i++) deque.addLast(i);
    int[] calls = {0};
    StringBuilder seen = new StringBuilder();
    try {
      boolean changed = deque.removeIf(value -> {
        seen.append(value).append(' ');
        if (calls[0]++ == when) change(deque, how);
        return calls[0] % period == 0;
      });
      seen.append(changed);
    } catch (RuntimeException problem) {
      seen.append(problem.getClass().getSimpleName());
    }
    seen.append(" size ").append(deque.size());
    try {
      seen.append(' ').append(deque.peekFirst()).append(' ').append(deque.peekLast());
      deque.addLast(100);
      seen.append(' ').append(deque.pollFirst()).append(' ').append(deque.pollLast());
      int guard = 0;
      for (Integer value : deque) { seen.append(',').append(value); if (++guard > 30) break; }
    } catch (RuntimeException problem) {
      seen.append(problem.getClass().getSimpleName());
    }
    System.out.println(shift + " " + size + " " + how + " " + when + " " + period + ": " + seen);
  }

  public static void main(String[] args) {
    for (int shift : new int[] {0, 3, 14})
      for (int size = 0; size <= 5; size++)
        for (String how : CHANGES)
          for (int when = 0; when < Math.min(size, 3); when++)
            for (int period = 1; period <= 3; period++) run(shift, size, how, when, period);
  }
}
