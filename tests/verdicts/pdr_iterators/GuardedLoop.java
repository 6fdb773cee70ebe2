// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// The usual loop: every next is asked for.
public class GuardedLoop {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(Arrays.asList(args));
    Iterator<String> position = names.iterator();
    while (position.hasNext()) {
      String name = position.next();
      if (name.isEmpty()) position.remove();
    }
  }
}
