// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.HashSet;
import java.util.Set;
import jury.Jury;

/** Records as keys. */
public class RecordPointsNegative {
  record Point(int x, int y) {
    Point {
      if (x < 0 || y < 0) throw new IllegalArgumentException("negative");
    }

    Point right(int steps) {
      return new Point(x + steps, y);
    }
  }

  public static void main(String[] args) {
    int x = Jury.chooseInt(0, 3);
    Point start = new Point(x, 2);
    Set<Point> seen = new HashSet<>();
    seen.add(start);
    seen.add(start.right(1));
    seen.add(new Point(x, 2));
    assert seen.size() == 2;
    assert seen.contains(new Point(x + 1, 2));
    assert !seen.contains(new Point(x + 2, 2));
    assert start.right(-x - 1).x() == 0;
    assert start.toString().startsWith("Point[x=");
  }
}
