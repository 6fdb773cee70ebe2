// expect assert=proved exceptions=proved [options: --engine abstract]
// The area of every shape is not negative, whichever class it has.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class Shapes {
  abstract static class Shape {
    abstract int area();
  }

  static class Square extends Shape {
    int area() {
      return 9;
    }
  }

  static class Dot extends Shape {
    int area() {
      return 0;
    }
  }

  public static void main(String[] args) {
    List<Shape> shapes = new ArrayList<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      shapes.add(Jury.chooseBoolean() ? new Square() : new Dot());
    }
    for (Shape shape : shapes) {
      assert shape.area() >= 0;
    }
  }
}
