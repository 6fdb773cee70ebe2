// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The map may change, the list in it may not.
public class ConcurrentButInner {
  final Map<String, List<String>> sessions = new java.util.concurrent.ConcurrentHashMap<>();
  void log(String name, String event) {
    sessions.get(name).add(event);
  }
  public static void main(String[] args) {
    ConcurrentButInner all = new ConcurrentButInner();
    all.sessions.put("a", new ArrayList<>(List.of("start")));
    for (Map.Entry<String, List<String>> entry : all.sessions.entrySet())
      for (String event : entry.getValue()) all.log(entry.getKey(), event + "!");
  }
}
