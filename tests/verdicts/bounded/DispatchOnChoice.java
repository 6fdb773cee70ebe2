// expect assert=refuted exceptions=proved
import jury.Jury;

public class DispatchOnChoice {
  interface Shape {
    int corners();
  }

  record Square(int side) implements Shape {
    public int corners() {
      return 4;
    }
  }

  record Circle(int radius) implements Shape {
    public int corners() {
      return 0;
    }
  }

  public static void main(String[] args) {
    Shape shape = Jury.chooseBoolean() ? new Square(2) : new Circle(1);
    assert shape.corners() >= 0;
    assert shape.corners() == 4 || shape instanceof Circle;
    assert shape.corners() == 4;
  }
}
