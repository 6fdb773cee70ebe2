// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

// What is ready is collected in one pass and removed after it.
public class ReadyTasks {
  static int round(List<String> tasks, Set<String> finished) {
    List<String> ready = new ArrayList<>();
    for (String task : tasks) {
      if (!finished.contains(task)) ready.add(task);
    }
    for (String task : ready) finished.add(task);
    tasks.removeAll(ready);
    return ready.size();
  }

  public static void main(String[] args) {
    List<String> tasks = new ArrayList<>(List.of(args));
    Set<String> finished = new HashSet<>();
    int rounds = 0;
    while (!tasks.isEmpty() && rounds < 10) {
      round(tasks, finished);
      rounds++;
    }
  }
}
