// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Kahn's algorithm: successors are read, the queue and the counts are changed.
public class TopologicalOrder {
  public static void main(String[] args) {
    Map<String, List<String>> successors = new HashMap<>();
    Map<String, Integer> open = new HashMap<>();
    for (String text : args) {
      successors.computeIfAbsent(text, key -> new ArrayList<>()).add(text + "'");
      open.put(text + "'", 1);
    }
    Deque<String> ready = new ArrayDeque<>(List.of(args));
    List<String> order = new ArrayList<>();
    while (!ready.isEmpty()) {
      String node = ready.poll();
      order.add(node);
      List<String> next = successors.get(node);
      if (next == null) continue;
      for (String successor : next) {
        int left = open.getOrDefault(successor, 0) - 1;
        open.put(successor, left);
        if (left == 0) ready.add(successor);
      }
    }
    System.out.println(order);
  }
}
