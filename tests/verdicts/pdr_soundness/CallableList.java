// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;
import java.util.concurrent.Callable;

// An interface of java.util.concurrent does not make the iterators of an ArrayList weakly consistent.
public class CallableList {
  static class Jobs extends ArrayList<String> implements Callable<String> {
    public String call() {
      return "done";
    }
  }

  public static void main(String[] args) {
    Jobs jobs = new Jobs();
    jobs.add("a");
    jobs.add("b");
    for (String job : jobs) jobs.add(job);
  }
}
