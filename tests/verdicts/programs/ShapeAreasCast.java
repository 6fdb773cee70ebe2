// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Sealed shapes and instanceof with patterns. */
public class ShapeAreasCast {
  sealed interface Shape permits Square, Rectangle, Nothing {}

  record Square(int side) implements Shape {}

  record Rectangle(int width, int height) implements Shape {}

  record Nothing() implements Shape {}

  static int area(Shape shape) {
    if (shape instanceof Square square) return square.side() * square.side();
    if (shape instanceof Rectangle rectangle && rectangle.width() > 0) return rectangle.width() * rectangle.height();
    return 0;
  }

  static Shape choose() {
    int side = Jury.chooseInt(0, 40);
    return switch (Jury.chooseInt(0, 2)) {
      case 0 -> new Square(side);
      case 1 -> new Rectangle(side, 3);
      default -> new Nothing();
    };
  }

  public static void main(String[] args) {
    Shape shape = choose();
    int area = area(shape);
    assert area >= 0 && area <= 1600;
    if (area > 0) {
      Square square = (Square) shape;
      assert square.side() * square.side() == area;
    }
  }
}
