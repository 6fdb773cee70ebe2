// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class EventQueueIterated {
  static class Event {
    final List<Event> followers = new ArrayList<>();
  }

  private final Queue<Event> queue = new LinkedList<>();

  void post(Event event) {
    queue.add(event);
  }

  void dispatch() {
    for (Event event : queue)
      for (Event follower : event.followers) post(follower);
  }

  public static void main(String[] args) {
    EventQueueIterated events = new EventQueueIterated();
    Event event = new Event();
    event.followers.add(new Event());
    events.post(event);
    events.post(new Event());
    events.dispatch();
  }
}
