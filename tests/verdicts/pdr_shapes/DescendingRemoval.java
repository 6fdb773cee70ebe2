// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Removing by a descending iterator, and from the deque after it.
public class DescendingRemoval {
  public static void main(String[] args) {
    ArrayDeque<String> stack = new ArrayDeque<>(Arrays.asList(args));
    for (Iterator<String> each = stack.descendingIterator(); each.hasNext();)
      if (each.next().isEmpty()) each.remove();
    while (!stack.isEmpty()) {
      String top = stack.pop();
      if (top.length() > 3) stack.push(top.substring(1));
    }
  }
}
