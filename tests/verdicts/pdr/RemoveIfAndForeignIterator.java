// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Between two calls of the predicate the set has changed; an iterator from outside notices.
public class RemoveIfAndForeignIterator {
  public static void main(String[] args) {
    Set<Integer> numbers = new HashSet<>(List.of(1, 2, 3, 4));
    Iterator<Integer> outside = numbers.iterator();
    numbers.removeIf(number -> {
      outside.next();
      return true;
    });
  }
}
