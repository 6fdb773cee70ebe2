// expect known=refuted [options: --engine pdr]
import java.util.*;

// A task that rests stays active.
public class PoolMovesHalf {
  static class Task {}
  final Set<Task> active = new HashSet<>();
  final Set<Task> idle = new HashSet<>();
  void rest(Task task) {
    idle.add(task);
  }
  int check() {
    return active.size();
  }
  public static void main(String[] args) {
    PoolMovesHalf pool = new PoolMovesHalf();
    Task task = new Task();
    pool.active.add(task);
    pool.rest(task);
    pool.check();
  }
}
