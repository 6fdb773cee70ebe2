// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// removeAll asks the collection of the program whether it contains an element.
public class CalledByRemoveAll extends AbstractCollection<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public Iterator<String> iterator() {
    return Collections.emptyIterator();
  }
  public int size() {
    return 0;
  }
  public boolean contains(Object object) {
    names.add("d");
    return false;
  }
  public static void main(String[] args) {
    List<String> other = new ArrayList<>(List.of("x"));
    Collection<String> unwanted = new CalledByRemoveAll();
    for (String name : names) other.removeAll(unwanted);
  }
}
