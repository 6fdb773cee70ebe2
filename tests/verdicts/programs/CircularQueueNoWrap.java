// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** A queue in a ring of slots. */
public class CircularQueueNoWrap {
  private final int[] slots;
  private int head;
  private int size;

  CircularQueueNoWrap(int capacity) {
    slots = new int[capacity];
  }

  void add(int value) {
    if (size == slots.length) throw new IllegalStateException("full");
    slots[head + size] = value;
    size++;
  }

  int remove() {
    if (size == 0) throw new java.util.NoSuchElementException();
    int value = slots[head];
    head = (head + 1) % slots.length;
    size--;
    return value;
  }

  public static void main(String[] args) {
    CircularQueueNoWrap queue = new CircularQueueNoWrap(3);
    int added = 0;
    int removed = 0;
    for (int step = 0; step < 6; step++) {
      if (Jury.chooseBoolean()) {
        if (queue.size < 3) queue.add(added++);
      } else if (queue.size > 0) {
        assert queue.remove() == removed++;
      }
      assert queue.size == added - removed;
    }
  }
}
