// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// forEachRemaining, inherited from the interface, goes through next of the program's own iterator.
public class OwnIteratorRest {
  static class Wrapped implements Iterator<Integer> {
    Iterator<Integer> inner;

    @Override
    public boolean hasNext() {
      return inner.hasNext();
    }

    @Override
    public Integer next() {
      return inner.next();
    }
  }

  public static void main(String[] args) {
    List<Integer> numbers = new LinkedList<>(List.of(1, 2, 3));
    Wrapped wrapped = new Wrapped();
    wrapped.inner = numbers.iterator();
    wrapped.forEachRemaining(n -> numbers.add(n));
  }
}
