// expect known=proved [options: --engine pdr]
import java.util.*;

// Both go together.
public class RemovedBoth {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    for (String name : args) {
      Worker worker = new Worker();
      names.put(worker, name);
      active.add(worker);
      active.remove(worker);
    }
    System.out.println(active.size());
  }
}
