// expect assert=refuted [options: --engine abstract]
// One class of shapes has a negative area.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class ShapesNegative {
  abstract static class Shape {
    abstract int area();
  }

  static class Square extends Shape {
    int area() {
      return 9;
    }
  }

  static class Hole extends Shape {
    int area() {
      return -4;
    }
  }

  public static void main(String[] args) {
    List<Shape> shapes = new ArrayList<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      shapes.add(Jury.chooseBoolean() ? new Square() : new Hole());
    }
    for (Shape shape : shapes) {
      assert shape.area() >= 0;
    }
  }
}
