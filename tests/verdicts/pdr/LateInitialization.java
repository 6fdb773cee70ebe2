// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The class is initialised in the middle of the loop, and its initialiser changes the list.
public class LateInitialization {
  static final List<String> log = new ArrayList<>();

  static class Late {
    static int value = 1;
    static {
      log.add("late");
    }
  }

  public static void main(String[] args) {
    log.add("a");
    log.add("b");
    for (String line : log) System.out.println(line + Late.value);
  }
}
