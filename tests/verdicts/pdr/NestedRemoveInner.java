// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The inner iterator removes; the outer one does not know.
public class NestedRemoveInner {
  public static void main(String[] args) {
    List<Integer> numbers = new LinkedList<>(List.of(1, 2, 3, 4));
    for (Integer outer : numbers) {
      Iterator<Integer> inner = numbers.iterator();
      while (inner.hasNext())
        if (inner.next() == outer + 2) inner.remove();
    }
  }
}
