// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Sessions in a concurrent map end while they are walked over.
public class ConcurrentSessions {
  final Map<String, List<String>> sessions = new java.util.concurrent.ConcurrentHashMap<>();
  void end(String name) {
    List<String> events = sessions.remove(name);
    if (events == null) return;
    for (String event : events) System.out.println(event);
    events.clear();
  }
  public static void main(String[] args) {
    ConcurrentSessions all = new ConcurrentSessions();
    for (String arg : args) all.sessions.put(arg, new ArrayList<>(List.of("start")));
    for (String name : all.sessions.keySet()) all.end(name);
  }
}
