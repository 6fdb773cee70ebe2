// expect known=proved [options: --engine pdr]
import java.util.*;

// Tasks go from one set to another; no task is in both.
public class PoolIdle {
  static class Task {}
  final Set<Task> active = new HashSet<>();
  final Set<Task> idle = new HashSet<>();
  void add(boolean busy) {
    Task task = new Task();
    if (busy) active.add(task);
    else idle.add(task);
  }
  void rest(Task task) {
    if (active.remove(task)) idle.add(task);
  }
  int check() {
    return active.size();
  }
  public static void main(String[] args) {
    PoolIdle pool = new PoolIdle();
    for (String name : args) pool.add(name.isEmpty());
    pool.check();
  }
}
