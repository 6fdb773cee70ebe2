// expect apart=proved [options: --engine pdr]
import java.util.*;

// What is done is never open: two sets without a common element.
public class Distinct {
  static class Task {}

  public static void main(String[] args) {
    Set<Task> open = new HashSet<>(), done = new HashSet<>();
    for (String name : args) open.add(new Task());
    for (String name : args) done.add(new Task());
    System.out.println(open.size() + done.size());
  }
}
