// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A handler registers another one while handlers are called.
public class QueueHandlersAtOnce {
  interface Handler {
    void handle(String event, QueueHandlersAtOnce bus);
  }
  final Deque<String> events = new ArrayDeque<>();
  final List<Handler> handlers = new ArrayList<>();
  void run() {
    while (!events.isEmpty()) {
      String event = events.poll();
      for (Handler handler : handlers) handler.handle(event, this);
    }
  }
  public static void main(String[] args) {
    QueueHandlersAtOnce bus = new QueueHandlersAtOnce();
    bus.handlers.add((event, b) -> b.handlers.add((e, c) -> c.events.clear()));
    bus.events.add("go");
    bus.run();
  }
}
