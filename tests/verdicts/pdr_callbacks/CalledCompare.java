// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The comparator of a sorted set changes the list that is iterated over.
public class CalledCompare implements Comparator<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public int compare(String left, String right) {
    names.add("d");
    return left.compareTo(right);
  }
  public static void main(String[] args) {
    SortedSet<String> sorted = new TreeSet<>(new CalledCompare());
    for (String name : names) sorted.add(name);
  }
}
