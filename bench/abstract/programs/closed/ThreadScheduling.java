// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, figure 1: the objects looked up for active threads are not null.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class ThreadScheduling {
  static class Task {
    final int id;
    final int priority;

    Task(int id, int priority) {
      this.id = id;
      this.priority = priority;
    }
  }

  public static void main(String[] args) {
    Map<Integer, Task> tasks = new HashMap<>();
    for (int number = 1; number <= 3; number++) {
      tasks.put(number, new Task(number, Jury.chooseInt(0, 20)));
    }
    Set<Integer> active = new HashSet<>();
    active.add(2);
    active.add(3);
    List<Integer> schedule = new LinkedList<>();
    for (Integer id : active) {
      Task task = tasks.get(id);
      assert task != null;
      int place = 0;
      while (place < schedule.size()) {
        Task planned = tasks.get(schedule.get(place));
        assert planned != null;
        if (task.priority > planned.priority) {
          break;
        }
        place++;
      }
      schedule.add(place, id);
    }
    assert schedule.size() == active.size();
  }
}
