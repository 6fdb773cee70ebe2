import java.util.Queue;

/** The operations of Queue. */
abstract class QueueLaw extends CollectionLaw {
  Queue<Object> queue;

  QueueLaw(String[] arguments) {
    super(arguments);
  }

  abstract Queue<Object> createQueue();

  @Override
  final Queue<Object> create() {
    queue = createQueue();
    return queue;
  }

  @Override
  void operate() {
    subject = queue;
    if (random.chance(55)) {
      super.operate();
      return;
    }
    switch (random.below(6)) {
      case 0, 1 -> {
        if (queue.size() < 40) check("offer", () -> queue.offer(elements.next()));
      }
      case 2 -> check("poll", () -> queue.poll());
      case 3 -> check("peek", () -> queue.peek());
      case 4 -> check("remove", () -> queue.remove());
      default -> check("element", () -> queue.element());
    }
  }
}
