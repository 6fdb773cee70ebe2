// expect known=proved [options: --engine pdr]
import java.util.*;

// What stops leaves both, the set first.
public class PoolStops {
  static class Task {}
  final Set<Task> active = new HashSet<>();
  final Map<Task, String> id2thread = new HashMap<>();
  void start(String name) {
    Task task = new Task();
    id2thread.put(task, name);
    active.add(task);
    if (name.isEmpty()) stop(task);
  }
  void stop(Task task) {
    active.remove(task);
    id2thread.remove(task);
  }
  int check() {
    return active.size();
  }
  public static void main(String[] args) {
    PoolStops pool = new PoolStops();
    for (String name : args) pool.start(name);
    pool.check();
  }
}
