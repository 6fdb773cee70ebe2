// expect known=refuted [options: --engine pdr]
import java.util.*;

// What stops is only forgotten by the map.
public class PoolForgets {
  static class Task {}
  final Set<Task> active = new HashSet<>();
  final Map<Task, String> id2thread = new HashMap<>();
  void start(String name) {
    Task task = new Task();
    id2thread.put(task, name);
    active.add(task);
    if (name.isEmpty()) id2thread.remove(task);
  }
  int check() {
    return active.size();
  }
  public static void main(String[] args) {
    PoolForgets pool = new PoolForgets();
    pool.start("a");
    pool.start("");
    pool.check();
  }
}
