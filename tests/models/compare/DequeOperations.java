// Operations of Queue and Deque.
import java.util.Deque;
import java.util.List;
import java.util.Queue;

@SuppressWarnings("unchecked")
final class DequeOperations {
  private DequeOperations() {}

  private static Queue<Object> queue(Pair pair, Side side) {
    return (Queue<Object>) pair.on(side);
  }

  private static Deque<Object> deque(Pair pair, Side side) {
    return (Deque<Object>) pair.on(side);
  }

  static void add(List<Operation> to) {
    to.add(new Operation(Queue.class, "offer", (g, p) -> {
      Object value = g.value();
      return s -> queue(p, s).offer(value);
    }));
    to.add(new Operation(Queue.class, "peek", (g, p) -> s -> queue(p, s).peek()));
    to.add(new Operation(Queue.class, "element", (g, p) -> s -> queue(p, s).element()));
    to.add(new Operation(Queue.class, "poll", (g, p) -> s -> queue(p, s).poll()));
    to.add(new Operation(Queue.class, "remove", (g, p) -> s -> queue(p, s).remove()));
    addEnds(to);
    to.add(new Operation(Deque.class, "removeFirstOccurrence", (g, p) -> {
      Object value = g.value();
      return s -> deque(p, s).removeFirstOccurrence(value);
    }));
    to.add(new Operation(Deque.class, "removeLastOccurrence", (g, p) -> {
      Object value = g.value();
      return s -> deque(p, s).removeLastOccurrence(value);
    }));
    to.add(new Operation(Deque.class, "descendingIterator", (g, p) -> s -> deque(p, s).descendingIterator()));
  }

  private static void addEnds(List<Operation> to) {
    to.add(new Operation(Deque.class, "addFirst", (g, p) -> {
      Object value = g.value();
      return s -> {
        deque(p, s).addFirst(value);
        return null;
      };
    }));
    to.add(new Operation(Deque.class, "addLast", (g, p) -> {
      Object value = g.value();
      return s -> {
        deque(p, s).addLast(value);
        return null;
      };
    }));
    to.add(new Operation(Deque.class, "push", (g, p) -> {
      Object value = g.value();
      return s -> {
        deque(p, s).push(value);
        return null;
      };
    }));
    to.add(new Operation(Deque.class, "offerFirst", (g, p) -> {
      Object value = g.value();
      return s -> deque(p, s).offerFirst(value);
    }));
    to.add(new Operation(Deque.class, "offerLast", (g, p) -> {
      Object value = g.value();
      return s -> deque(p, s).offerLast(value);
    }));
    to.add(new Operation(Deque.class, "pop", (g, p) -> s -> deque(p, s).pop()));
    to.add(new Operation(Deque.class, "getFirst", (g, p) -> s -> deque(p, s).getFirst()));
    to.add(new Operation(Deque.class, "getLast", (g, p) -> s -> deque(p, s).getLast()));
    to.add(new Operation(Deque.class, "removeFirst", (g, p) -> s -> deque(p, s).removeFirst()));
    to.add(new Operation(Deque.class, "removeLast", (g, p) -> s -> deque(p, s).removeLast()));
    to.add(new Operation(Deque.class, "pollFirst", (g, p) -> s -> deque(p, s).pollFirst()));
    to.add(new Operation(Deque.class, "pollLast", (g, p) -> s -> deque(p, s).pollLast()));
    to.add(new Operation(Deque.class, "peekFirst", (g, p) -> s -> deque(p, s).peekFirst()));
    to.add(new Operation(Deque.class, "peekLast", (g, p) -> s -> deque(p, s).peekLast()));
  }
}
