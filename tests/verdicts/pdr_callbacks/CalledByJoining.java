// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Joining texts asks a collection of the program for its own, and that goes through its iterator.
public class CalledByJoining extends AbstractCollection<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public Iterator<String> iterator() {
    names.add("d");
    return Collections.emptyIterator();
  }
  public int size() {
    return 0;
  }
  public static void main(String[] args) {
    Object object = new CalledByJoining();
    for (String name : names) System.out.println(name + object);
  }
}
