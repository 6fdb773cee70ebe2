// expect apart=refuted [options: --engine pdr]
import java.util.*;

// One task is in both.
public class Overlapping {
  static class Task {}

  public static void main(String[] args) {
    Set<Task> open = new HashSet<>(), done = new HashSet<>();
    Task task = new Task();
    open.add(task);
    done.add(task);
    System.out.println(open.size() + done.size());
  }
}
