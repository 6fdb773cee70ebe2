// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The list compares a sorted set with its elements, and that asks the comparator.
public class CalledInside implements Comparator<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  static boolean armed = false;
  public int compare(String left, String right) {
    if (armed) names.add("d");
    return left.compareTo(right);
  }
  public static void main(String[] args) {
    Set<String> sorted = new TreeSet<>(new CalledInside());
    sorted.add("a");
    List<Object> sets = new ArrayList<>();
    sets.add(new HashSet<>(List.of("a")));
    armed = true;
    for (String name : names) System.out.println(name + sets.indexOf(sorted));
  }
}
