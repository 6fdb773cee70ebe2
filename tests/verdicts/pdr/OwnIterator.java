// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// An iterator of the program's own walks over an array list by index: it never throws.
public class OwnIterator {
  static class Indexed implements Iterator<String> {
    private final List<String> list;
    private int at;

    Indexed(List<String> list) {
      this.list = list;
    }

    @Override
    public boolean hasNext() {
      return at < list.size();
    }

    @Override
    public String next() {
      return list.get(at++);
    }
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("a", "b"));
    Iterator<String> position = new Indexed(names);
    while (position.hasNext()) {
      String name = position.next();
      if (names.size() < 5) names.add(name + "x");
    }
    System.out.println(names);
  }
}
