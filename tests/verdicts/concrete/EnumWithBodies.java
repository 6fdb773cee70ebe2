// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions --entry EnumWithBodies.area]
// An enum has its constants and no other objects; lists hold what their type says.
import java.util.List;

public class EnumWithBodies {
  enum Shape {
    DOT {
      int area() {
        return 0;
      }
    },
    BOX {
      int area() {
        return 4;
      }
    };

    abstract int area();
  }

  static int area(List<Shape> shapes, List<String> names) {
    int sum = 0;
    if (shapes != null)
      for (Shape shape : shapes) {
        assert shape == Shape.DOT || shape == Shape.BOX;
        sum += shape.area();
      }
    if (names != null) for (String name : names) sum += name.length();
    return sum;
  }
}
