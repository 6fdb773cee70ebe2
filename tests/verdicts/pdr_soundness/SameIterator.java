// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// Two names of one iterator.
public class SameIterator {
  Iterator<String> position;

  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("a"));
    SameIterator one = new SameIterator(), two = new SameIterator();
    one.position = list.iterator();
    two.position = one.position;
    if (one.position.hasNext()) {
      two.position.next();
      one.position.next();
    }
  }
}
