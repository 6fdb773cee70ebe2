// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The iterator of the program's own hides one of the library, which goes stale.
public class OwnIteratorDelegates {
  static class Trimmed implements Iterator<String> {
    private final Iterator<String> inner;

    Trimmed(Iterator<String> inner) {
      this.inner = inner;
    }

    @Override
    public boolean hasNext() {
      return inner.hasNext();
    }

    @Override
    public String next() {
      return inner.next().trim();
    }
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of(" a", "b "));
    Iterator<String> position = new Trimmed(names.iterator());
    while (position.hasNext()) names.add(position.next());
  }
}
