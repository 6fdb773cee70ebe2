// expect methods [options: --engine bounded --property assert,exceptions --objects 2]
// expect assert=refuted of RecordKeysOfStatics: finds listed
// expect exceptions=refuted of RecordKeysOfStatics: finds
// expect assert=bounded of RecordKeysOfStatics: found
// A set of records may contain anything that somebody put in through an unchecked cast or that stands for any key: the equals of a record looks into records only.
import java.util.*;

class RecordKeysOfStatics {
  record Point(int x, String name) {}

  static Set<Point> seen = new HashSet<>();
  static final Map<Point, Integer> numbers = new HashMap<>();

  static void finds(Point point) {
    assert !seen.contains(point);
  }

  static void listed(Point point) {
    if (point == null) return;
    numbers.put(point, 1);
    assert numbers.size() != 1;
  }

  static void found(Point point) {
    if (point == null || !numbers.containsKey(point)) return;
    assert numbers.containsKey(new Point(point.x(), point.name()));
  }
}
