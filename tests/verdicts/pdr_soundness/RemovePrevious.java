// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// What previous returned would be next, and is removed.
public class RemovePrevious {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("a"));
    ListIterator<String> position = list.listIterator();
    position.next();
    position.previous();
    position.remove();
    position.next();
  }
}
