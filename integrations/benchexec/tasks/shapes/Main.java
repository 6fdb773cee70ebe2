// The method of the object's own class runs.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Shape shape = Verifier.nondetBoolean() ? new Square() : new Circle();
    assert shape instanceof Square ? shape.area() == 4 : shape.area() == 3;
  }

  abstract static class Shape {
    abstract int area();
  }
  static class Square extends Shape {
    int area() { return 4; }
  }
  static class Circle extends Shape {
    int area() { return 3; }
  }
}
