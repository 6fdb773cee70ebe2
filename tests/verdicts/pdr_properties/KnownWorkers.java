// expect known=proved [options: --engine pdr]
import java.util.*;

// Every active worker has a name: put before it is added, never taken away.
public class KnownWorkers {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    for (String name : args) {
      Worker worker = new Worker();
      names.put(worker, name);
      active.add(worker);
    }
    System.out.println(active.size());
  }
}
