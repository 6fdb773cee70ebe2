// expect assert=proved exceptions=proved [options: --engine bounded]
import java.util.Iterator;
import java.util.NoSuchElementException;
import jury.Jury;

/** A range that can be iterated over. */
public class OwnIterable implements Iterable<Integer> {
  private final int from;
  private final int to;

  OwnIterable(int from, int to) {
    this.from = from;
    this.to = to;
  }

  @Override
  public Iterator<Integer> iterator() {
    return new Iterator<>() {
      private int next = from;

      @Override
      public boolean hasNext() {
        return next < to;
      }

      @Override
      public Integer next() {
        if (!hasNext()) throw new NoSuchElementException();
        return next++;
      }
    };
  }

  public static void main(String[] args) {
    int to = Jury.chooseInt(0, 5);
    int sum = 0;
    for (int value : new OwnIterable(0, to)) sum += value;
    assert sum == to * (to - 1) / 2;
    Iterator<Integer> rest = new OwnIterable(to, 6).iterator();
    assert rest.next() == to;
  }
}
