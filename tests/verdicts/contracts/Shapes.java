// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Contracts of interfaces and superclasses, static invariants, dispatch, casts; each method and a twin with one mistake.
// expect contract=bounded of Shapes: total
// expect contract=proved of Shapes: same grow asSquare describe widen larger count
// expect contract=refuted of Shapes: largerWrong widenWrong describeWrong asSquareWrong countWrong growWrong totalWrong sameWrong
// expect contract=proved of Shapes$Square: area
// expect contract=refuted of Shapes$Box: area
// expect contract=proved of Shapes$Box: side
// expect contract=refuted of Shapes$Square: side
public class Shapes {
  interface Shape {
    //@ ensures \result >= 0;
    //@ assignable \nothing;
    int area();

    //@ ensures 0 <= \result && \result <= 100;
    int side();
  }

  static final class Square implements Shape {
    int size;

    //@ invariant 0 <= size && size <= 100;

    public int area() {
      return size * size;
    }

    public int side() {
      return size + 1;
    }
  }

  static final class Box implements Shape {
    int width;
    int height;

    //@ invariant 0 <= width && width <= 100;
    //@ invariant 0 <= height;

    public int area() {
      return width * height;
    }

    public int side() {
      return width;
    }
  }

  static int made;

  //@ static invariant made >= 0;

  //@ ensures \result == a || \result == b;
  //@ ensures \result.size >= a.size && \result.size >= b.size;
  //@ assignable \nothing;
  public static Square larger(Square a, Square b) {
    return a.size > b.size ? a : b;
  }

  //@ ensures \result == a || \result == b;
  //@ ensures \result.size >= a.size && \result.size >= b.size;
  //@ assignable \nothing;
  public static Square largerWrong(Square a, Square b) {
    return a.size > b.size ? b : a;
  }

  //@ requires 0 <= by && by <= 100 - box.width;
  //@ ensures box.width == \old(box.width) + by;
  //@ assignable box.width;
  public static void widen(Box box, int by) {
    box.width += by;
  }

  //@ requires by >= 0;
  //@ ensures box.width >= \old(box.width);
  //@ assignable box.width;
  public static void widenWrong(Box box, int by) {
    if (by <= 100) box.width += by;
  }

  //@ ensures \result == (shape instanceof Square ? 1 : 2);
  public static int describe(Shape shape) {
    if (shape instanceof Box) return 2;
    return 1;
  }

  //@ ensures \result == (shape instanceof Square ? 1 : 2);
  public static int describeWrong(/*@ nullable */ Shape shape) {
    if (shape instanceof Box) return 2;
    return 1;
  }

  //@ public normal_behavior
  //@   requires shape instanceof Square;
  //@   ensures \result == shape;
  //@ also public exceptional_behavior
  //@   requires !(shape instanceof Square);
  //@   signals_only ClassCastException;
  public static Square asSquare(Shape shape) {
    return (Square) shape;
  }

  //@ public normal_behavior
  //@   requires shape instanceof Square;
  //@   ensures \result == shape;
  //@ also public exceptional_behavior
  //@   requires !(shape instanceof Square);
  //@   signals_only ClassCastException;
  public static Square asSquareWrong(Shape shape) {
    return shape instanceof Square ? (Square) shape : new Square();
  }

  //@ requires made < 1000;
  //@ ensures \result == \old(made) && made == \old(made) + 1;
  //@ assignable made;
  public static int count() {
    return made++;
  }

  //@ ensures \result == \old(made);
  //@ assignable made;
  public static int countWrong() {
    return made++;
  }

  //@ requires square.size < 50;
  //@ ensures square.size == 2 * \old(square.size);
  public static void grow(Square square) {
    square.size += square.size;
  }

  //@ ensures square.size == 2 * \old(square.size);
  public static void growWrong(Square square) {
    square.size += square.size;
  }

  //@ requires (\forall int i; 0 <= i && i < squares.length; squares[i] != null);
  //@ ensures \result == (\sum int i; 0 <= i && i < squares.length; squares[i].size);
  public static int total(Square[] squares) {
    int sum = 0;
    for (Square square : squares) sum += square.size;
    return sum;
  }

  //@ requires (\forall int i; 0 <= i && i < squares.length; squares[i] != null);
  //@ ensures \result == (\sum int i; 0 <= i && i < squares.length; squares[i].size);
  public static int totalWrong(Square[] squares) {
    int sum = 0;
    Square before = null;
    for (Square square : squares) {
      if (square != before) sum += square.size;
      before = square;
    }
    return sum;
  }

  //@ ensures \result <==> \typeof(a) == \typeof(b);
  public static boolean same(Shape a, Shape b) {
    return a instanceof Box == b instanceof Box;
  }

  //@ ensures \result <==> \typeof(a) == \typeof(b);
  public static boolean sameWrong(Shape a, Shape b) {
    return a == b;
  }
}
