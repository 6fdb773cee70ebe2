import java.util.PriorityQueue;
import java.util.Queue;

/** PriorityQueue against its laws: natural order and comparators; the order of iteration shows the heap. */
public final class PriorityQueueLaw extends QueueLaw {
  private PriorityQueueLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Queue<Object> createQueue() {
    elements = Elements.sorted(random);
    if (random.chance(60)) return new PriorityQueue<>();
    return new PriorityQueue<>(1 + random.below(10), Elements.comparator(random.below(3)));
  }

  public static void main(String[] arguments) {
    new PriorityQueueLaw(arguments).run();
  }
}
