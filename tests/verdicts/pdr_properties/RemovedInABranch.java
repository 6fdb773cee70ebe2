// expect known=proved [options: --engine pdr]
import java.util.*;

// Some workers leave at once; those that stay have names.
public class RemovedInABranch {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    for (String name : args) {
      Worker worker = new Worker();
      names.put(worker, name);
      active.add(worker);
      if (name.isEmpty()) active.remove(worker);
    }
    System.out.println(active.size());
  }
}
