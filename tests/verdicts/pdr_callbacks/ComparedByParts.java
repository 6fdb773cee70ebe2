// expect methods [options: --engine pdr --property cme]
// expect cme=undecided of ComparedByParts: size text hash
import java.util.*;

// A sorted set that a method is given may be a part of another: it looks for its ends by comparing.
public class ComparedByParts {
  static final List<String> names = new ArrayList<>();

  static class Ship implements Comparable<Ship> {
    public int compareTo(Ship other) {
      names.add("compared");
      return 0;
    }
  }

  public static void size(SortedSet<Ship> ships) {
    for (String name : names) ships.size();
  }
  public static void text(SortedSet<Ship> ships) {
    for (String name : names) ships.toString();
  }
  public static void hash(SortedMap<Ship, Ship> ships) {
    for (String name : names) ships.hashCode();
  }
}
