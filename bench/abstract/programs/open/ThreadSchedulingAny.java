// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Any number of tasks, any of them active.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class ThreadSchedulingAny {
  static class Task {
    final int priority;

    Task(int priority) {
      this.priority = priority;
    }
  }

  public static void main(String[] args) {
    Map<Integer, Task> tasks = new HashMap<>();
    Set<Integer> active = new HashSet<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      int id = Jury.chooseInt();
      tasks.put(id, new Task(Jury.chooseInt()));
      if (Jury.chooseBoolean()) {
        active.add(id);
      }
    }
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
  }
}
