// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A copy asks the collection of the program for an array.
public class CalledToArray extends AbstractCollection<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public Iterator<String> iterator() {
    return Collections.emptyIterator();
  }
  public int size() {
    return 0;
  }
  public Object[] toArray() {
    names.add("d");
    return new Object[0];
  }
  public static void main(String[] args) {
    Collection<String> source = new CalledToArray();
    for (String name : names) System.out.println(name + new ArrayList<>(source));
  }
}
