// expect known=proved [options: --engine pdr]
import java.util.*;

// Both fields are filled together.
public class PoolStarts {
  static class Task {}
  final Set<Task> active = new HashSet<>();
  final Map<Task, String> id2thread = new HashMap<>();
  void start(String name) {
    Task task = new Task();
    id2thread.put(task, name);
    active.add(task);
  }
  int check() {
    return active.size();
  }
  public static void main(String[] args) {
    PoolStarts pool = new PoolStarts();
    for (String name : args) pool.start(name);
    pool.check();
  }
}
