// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// A queue of the program's own that lies about its size.
public class LyingSize {
  static class Never extends PriorityQueue<String> {
    @Override
    public int size() {
      return 3;
    }
  }

  public static void main(String[] args) {
    Never queue = new Never();
    if (!queue.isEmpty()) System.out.println(queue.element());
  }
}
