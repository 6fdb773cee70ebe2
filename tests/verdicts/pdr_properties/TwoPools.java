// expect known=proved [options: --engine pdr]
import java.util.*;

// Two pools, each with sets of its own; the one that is looked at is kept in step.
public class TwoPools {
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
    TwoPools left = new TwoPools(), right = new TwoPools();
    for (String name : args) {
      left.start(name);
      if (name.isEmpty()) right.id2thread.clear();
    }
    left.check();
  }
}
