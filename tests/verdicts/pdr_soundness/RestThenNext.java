// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// forEachRemaining leaves nothing, whatever the callback asks.
public class RestThenNext {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("a", "b"));
    Iterator<String> position = list.iterator();
    if (position.hasNext()) {
      position.forEachRemaining(text -> position.hasNext());
      position.next();
    }
  }
}
