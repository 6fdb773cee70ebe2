// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// The helper removes the task from the list that its caller walks through.
public class ReadyTasksAtOnce {
  static void finish(List<String> tasks, String task) {
    tasks.remove(task);
  }

  static void round(List<String> tasks) {
    for (String task : tasks) {
      if (task.startsWith("r")) finish(tasks, task);
    }
  }

  public static void main(String[] args) {
    List<String> tasks = new ArrayList<>(List.of("r1", "w", "r2"));
    round(tasks);
  }
}
