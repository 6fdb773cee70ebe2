// expect known=refuted [options: --engine pdr]
import java.util.*;

// The name goes first.
public class RemovedName {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    Worker worker = new Worker();
    names.put(worker, "w");
    active.add(worker);
    names.remove(worker);
    System.out.println(active.size());
    active.remove(worker);
  }
}
