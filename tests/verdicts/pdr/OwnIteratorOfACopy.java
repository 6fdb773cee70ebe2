// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// As OwnIteratorDelegates, but the hidden iterator runs over a copy; the collection is an Iterable of its own.
public class OwnIteratorOfACopy {
  static class Names implements Iterable<String> {
    private final List<String> list = new ArrayList<>();

    void add(String name) {
      list.add(name);
    }

    @Override
    public Iterator<String> iterator() {
      return new Filtered(new ArrayList<>(list).iterator());
    }
  }

  static class Filtered implements Iterator<String> {
    private final Iterator<String> inner;
    private String ahead;

    Filtered(Iterator<String> inner) {
      this.inner = inner;
      look();
    }

    private void look() {
      ahead = null;
      while (ahead == null && inner.hasNext()) {
        String candidate = inner.next();
        if (!candidate.isEmpty()) ahead = candidate;
      }
    }

    @Override
    public boolean hasNext() {
      return ahead != null;
    }

    @Override
    public String next() {
      String result = ahead;
      look();
      return result;
    }
  }

  public static void main(String[] args) {
    Names names = new Names();
    for (String arg : args) names.add(arg);
    for (String name : names) names.add(name + "'");
    names.forEach(name -> names.add(name));
  }
}
