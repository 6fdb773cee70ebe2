// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The hash of a list is made of those of its elements, one of which is a collection of the program.
public class CalledByInnerHash extends AbstractSet<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public Iterator<String> iterator() {
    names.add("d");
    return Collections.emptyIterator();
  }
  public int size() {
    return 0;
  }
  public static void main(String[] args) {
    List<Object> list = new ArrayList<>();
    list.add(new CalledByInnerHash());
    for (String name : names) System.out.println(list.hashCode() + name);
  }
}
