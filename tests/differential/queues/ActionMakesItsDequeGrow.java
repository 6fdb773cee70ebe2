import java.util.*;
import java.util.function.*;

// forEach, forEachRemaining and removeIf of an ArrayDeque whose function adds until the array grows.
public class ActionMakesItsDequeGrow {
  static void run(String what, int shift, int size, boolean first, int period) {
    ArrayDeque<Integer> deque = new ArrayDeque<>(6);
    for (int i = 0; i < shift; i++) deque.addLast(-1);
    for (int i = 0; i < shift; i++) deque.pollFirst();
    for (int i = 0; i < size; i++) deque.addLast(i);
    StringBuilder seen = new StringBuilder();
    Consumer<Integer> action = value -> {
      seen.append(value).append(' ');
      if (first) deque.addFirst(10 + value); else deque.addLast(10 + value);
    };
    try {
      switch (what) {
        case "forEach": deque.forEach(action); break;
        case "forEachRemaining": deque.iterator().forEachRemaining(action); break;
        default:
          int[] calls = {0};
          deque.removeIf(value -> { action.accept(value == null ? -7 : value); return period > 0 && ++calls[0] % period == 0; });
      }
      seen.append("done");
    } catch (RuntimeException problem) {
      seen.append(problem.getClass().getSimpleName());
    }
    seen.append(" size ").append(deque.size());
    try {
      int guard = 0;
      for (Integer value : deque) { seen.append(',').append(value); if (++guard > 30) break; }
    } catch (RuntimeException problem) {
      seen.append(problem.getClass().getSimpleName());
    }
    System.out.println(what + " " + shift + " " + size + " " + first + " " + period + ": " + seen);
  }

  public static void main(String[] args) {
    for (String what : new String[] {"forEach", "forEachRemaining", "removeIf"})
      for (int shift = 0; shift < 6; shift += 2)
        for (int size = 1; size <= 6; size++) {
          for (int period = 0; period < (what.equals("removeIf") ? 4 : 1); period++) {
            run(what, shift, size, false, period);
            run(what, shift, size, true, period);
          }
        }
  }
}
