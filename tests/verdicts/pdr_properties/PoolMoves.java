// expect known=proved [options: --engine pdr]
import java.util.*;

// A task that rests leaves the one set and enters the other.
public class PoolMoves {
  static class Task {}
  final Set<Task> active = new HashSet<>();
  final Set<Task> idle = new HashSet<>();
  void rest(Task task) {
    active.remove(task);
    idle.add(task);
  }
  int check() {
    return active.size();
  }
  public static void main(String[] args) {
    PoolMoves pool = new PoolMoves();
    for (String name : args) {
      Task task = new Task();
      pool.active.add(task);
      if (name.isEmpty()) pool.rest(task);
    }
    pool.check();
  }
}
