// expect assert=refuted [options: --engine abstract]
// A thread is active that has no data.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class ThreadSchedulingUnknown {
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
    for (int id = 1; id <= 3; id++) {
      tasks.put(id, new Task(id, Jury.chooseInt(0, 20)));
    }
    Set<Integer> active = new HashSet<>();
    active.add(2);
    active.add(3);
    active.add(4);
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
