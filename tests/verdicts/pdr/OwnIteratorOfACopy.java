// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// An Iterable of the program's own gives an iterator over a copy; forEach as Iterable has it goes through it.
public class OwnIteratorOfACopy {
  static class Names implements Iterable<String> {
    private final List<String> list = new ArrayList<>();

    void add(String name) {
      list.add(name);
    }

    @Override
    public Iterator<String> iterator() {
      return new ArrayList<>(list).iterator();
    }
  }

  public static void main(String[] args) {
    Names names = new Names();
    for (String arg : args) names.add(arg);
    names.forEach(name -> names.add(name));
  }
}
