import java.util.ArrayDeque;
import java.util.Queue;

/** ArrayDeque against its laws. */
public final class ArrayDequeLaw extends QueueLaw {
  private final DequeOperations deque = new DequeOperations(this);

  private ArrayDequeLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Queue<Object> createQueue() {
    deque.start();
    elements = Elements.any(random);
    return random.chance(50) ? new ArrayDeque<>() : new ArrayDeque<>(random.below(6));
  }

  @Override
  void operate() {
    if (random.chance(45)) deque.operate((ArrayDeque<Object>) queue, elements);
    else super.operate();
  }

  public static void main(String[] arguments) {
    new ArrayDequeLaw(arguments).run();
  }
}
