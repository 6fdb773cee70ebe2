// expect known=refuted [options: --engine pdr]
import java.util.*;

// The wrong one of the two forgets the worker.
public class NameRemovedInABranch {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    for (String name : List.of("a", "", "b")) {
      Worker worker = new Worker();
      names.put(worker, name);
      active.add(worker);
      if (name.isEmpty()) names.remove(worker);
    }
    System.out.println(active.size());
  }
}
