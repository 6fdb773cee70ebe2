// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Handlers post further events while the queue is worked off; handlers themselves come later.
public class QueueHandlers {
  interface Handler {
    void handle(String event, QueueHandlers bus);
  }
  final Deque<String> events = new ArrayDeque<>();
  final List<Handler> handlers = new ArrayList<>();
  final List<Handler> arriving = new ArrayList<>();
  void run() {
    while (!events.isEmpty()) {
      String event = events.poll();
      for (Handler handler : handlers) handler.handle(event, this);
      handlers.addAll(arriving);
      arriving.clear();
    }
  }
  public static void main(String[] args) {
    QueueHandlers bus = new QueueHandlers();
    bus.handlers.add((event, b) -> b.events.add(event + "!"));
    bus.handlers.add((event, b) -> b.arriving.add((e, c) -> c.events.clear()));
    bus.events.add("go");
    bus.run();
  }
}
