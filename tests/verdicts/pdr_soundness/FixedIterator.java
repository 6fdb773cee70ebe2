// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// ListIterator.add of a list of fixed size.
public class FixedIterator {
  public static void main(String[] args) {
    ListIterator<String> position = Arrays.asList("a", "b").listIterator();
    position.next();
    position.set("c");
    position.add("d");
  }
}
