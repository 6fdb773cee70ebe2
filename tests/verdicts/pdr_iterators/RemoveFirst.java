// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// remove before any next.
public class RemoveFirst {
  public static void main(String[] args) {
    Set<String> set = new LinkedHashSet<>(Arrays.asList("a", "b"));
    Iterator<String> position = set.iterator();
    if (position.hasNext()) position.remove();
  }
}
