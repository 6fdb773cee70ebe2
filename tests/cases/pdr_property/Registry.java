import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class Registry {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    for (String name : args) {
      Worker worker = new Worker();
      names.put(worker, name);
      active.add(worker);
    }
    System.out.println(names);
    names.clear();
    System.out.println(active);
  }
}
