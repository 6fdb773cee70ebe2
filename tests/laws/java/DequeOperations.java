import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/** The operations of Deque, for laws of several classes. */
final class DequeOperations {
  private final Law law;
  private final List<Iterator<Object>> backwards = new ArrayList<>();

  DequeOperations(Law law) {
    this.law = law;
  }

  void start() {
    backwards.clear();
  }

  void operate(Deque<Object> deque, Elements elements) {
    Lcg random = law.random;
    boolean room = deque.size() < 40;
    switch (random.below(18)) {
      case 0 -> law.run("addFirst", () -> deque.addFirst(room ? elements.next() : deque.pollLast()));
      case 1 -> law.run("addLast", () -> deque.addLast(room ? elements.next() : deque.pollFirst()));
      case 2 -> law.check("offerFirst", () -> room && deque.offerFirst(elements.next()));
      case 3 -> law.check("offerLast", () -> room && deque.offerLast(elements.next()));
      case 4 -> law.check("pollFirst", () -> deque.pollFirst());
      case 5 -> law.check("pollLast", () -> deque.pollLast());
      case 6 -> law.check("peekFirst", () -> deque.peekFirst());
      case 7 -> law.check("peekLast", () -> deque.peekLast());
      case 8 -> law.check("getFirst", () -> deque.getFirst());
      case 9 -> law.check("getLast", () -> deque.getLast());
      case 10 -> law.check("removeFirst", () -> deque.removeFirst());
      case 11 -> law.check("removeLast", () -> deque.removeLast());
      case 12 -> law.run("push", () -> deque.push(room ? elements.next() : deque.pollLast()));
      case 13 -> law.check("pop", () -> deque.pop());
      case 14 -> law.check("removeFirstOccurrence", () -> deque.removeFirstOccurrence(elements.next()));
      case 15 -> law.check("removeLastOccurrence", () -> deque.removeLastOccurrence(elements.next()));
      default -> backwards(deque);
    }
  }

  private void backwards(Deque<Object> deque) {
    if (backwards.size() < 2) {
      law.check("descendingIterator", () -> backwards.add(deque.descendingIterator()));
      return;
    }
    int position = law.random.below(backwards.size());
    Iterator<Object> iterator = backwards.get(position);
    switch (law.random.below(6)) {
      case 0, 1, 2 -> law.check("descending next", () -> iterator.next());
      case 3 -> law.check("descending hasNext", () -> iterator.hasNext());
      case 4 -> law.run("descending remove", () -> iterator.remove());
      default -> backwards.remove(position);
    }
  }
}
