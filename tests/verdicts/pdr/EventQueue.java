// expect cme=undecided [options: --engine pdr --property cme]
// Safe, but only because no object of the heap has the list that changes: a precondition about all objects, which a universal summary cannot state.
import java.util.*;

// Events may post further events; the queue is drained, never iterated over.
public class EventQueue {
  static class Event {
    final List<Event> followers = new ArrayList<>();
  }

  private final Queue<Event> queue = new LinkedList<>();

  void post(Event event) {
    queue.add(event);
  }

  void drain() {
    while (!queue.isEmpty()) {
      Event event = queue.remove();
      for (Event follower : event.followers) post(follower);
    }
  }

  public static void main(String[] args) {
    EventQueue events = new EventQueue();
    Event event = new Event();
    event.followers.add(new Event());
    events.post(event);
    events.drain();
  }
}
