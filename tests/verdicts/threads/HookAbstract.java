// expect assert=undecided [options: --engine abstract --property assert]
/** What runs when the JVM ends is not followed. */
import java.util.*;
public class HookAbstract {
  static final List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
  static void leave() {
    for (int number : numbers) numbers.add(number);
    assert false;
  }
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(HookAbstract::leave));
  }
}
