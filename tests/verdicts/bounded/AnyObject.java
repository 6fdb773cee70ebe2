// expect methods [options: --engine bounded --property assert]
// expect assert=refuted of AnyObject: text number array constant list pattern compared rows castFirst
// expect assert=bounded of AnyObject: same textOrNot
// expect assert=refuted of AnyObject$Point: equals
// A value of type Object may be whatever the code asks it for: by instanceof, a cast, a pattern or a comparison of classes.
import java.util.List;

class AnyObject {
  enum Color { RED, GREEN }

  static class Point {
    String name;
    int x;

    @Override
    public boolean equals(Object other) {
      if (this == other) return true;
      if (other == null || getClass() != other.getClass()) return false;
      Point point = (Point) other;
      assert name == null || point.name != null;
      return x == point.x;
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  static void text(Object o) {
    if (o instanceof String s) assert s.length() < 2;
  }

  static void number(Object o) {
    if (o instanceof Long) assert (Long) o < 100;
  }

  static void array(Object o) {
    if (o instanceof int[] a && a.length > 0) assert a[0] != 7;
  }

  static void rows(Object o) {
    if (o instanceof int[][] a && a.length > 0) assert a[0] != null;
  }

  static void constant(Object o) {
    if (o instanceof Color c) assert c != Color.GREEN;
  }

  static void list(Object o) {
    if (o instanceof List<?> l) assert l.isEmpty();
  }

  static void pattern(Comparable<?> c) {
    if (c instanceof String) assert false;
  }

  static void compared(Object o) {
    if (o != null && o.getClass() == Point.class) assert false;
  }

  static void castFirst(Object o) {
    int x = 0;
    try {
      x = ((Point) o).x;
    } catch (RuntimeException refused) {
      return;
    }
    assert x != 3;
  }

  static void same(Object a, Object b) {
    if (a instanceof Character c && b instanceof Character d) assert a.equals(b) == (c.charValue() == d.charValue());
  }

  static void textOrNot(Object o) {
    if (o instanceof String s) assert s.length() >= 0;
  }
}
