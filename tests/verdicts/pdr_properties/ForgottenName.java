// expect known=refuted [options: --engine pdr]
import java.util.*;

// One worker is added without a name.
public class ForgottenName {
  static class Worker {}

  public static void main(String[] args) {
    Set<Worker> active = new HashSet<>();
    Map<Worker, String> names = new HashMap<>();
    Worker first = new Worker(), second = new Worker();
    names.put(first, "first");
    active.add(first);
    active.add(second);
    System.out.println(active.size());
  }
}
