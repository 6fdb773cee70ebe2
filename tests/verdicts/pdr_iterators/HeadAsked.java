// expect no-such-element=proved [options: --engine pdr --property no-such-element --entry HeadAsked.head]
import java.util.*;

// Any queue, asked before.
public class HeadAsked {
  static Object head(Queue<Object> queue) {
    return queue.isEmpty() ? null : queue.remove();
  }
}
