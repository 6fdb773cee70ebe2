// A hierarchy with arrays of subclasses, covariant results, fields that hide others, and interfaces with
// default methods.
class Shape2 {
  protected int edges = 1;
  protected Shape2 parent;
  private Shape2[] parts = new Shape2[2];
  static Shape2 unit = new Shape2();

  Shape2 copy() {
    return new Shape2();
  }

  void attach(Shape2 part) {
    parts[edges % 2] = part;
    if (part != null) part.parent = this;
  }

  Shape2[] parts() {
    return parts;
  }

  void take(Shape2[] given) {
    parts = given;
  }

  int depth() {
    int depth = 0;
    for (Shape2 at = this; at != null && depth < 9; at = at.parent) ++depth;
    return depth;
  }

  static Shape2 unit() {
    return unit;
  }
}

class Polygon extends Shape2 implements Scaled {
  protected int edges = 3;

  @Override
  Polygon copy() {
    return new Polygon();
  }

  Polygon[] row(int n) {
    Polygon[] all = new Polygon[n & 3];
    for (int i = 0; i < all.length; ++i) all[i] = i == 0 ? this : new Square2();
    return all;
  }

  @Override
  public int factor() {
    return edges + super.edges;
  }
}

class Square2 extends Polygon {
  private final Polygon[] corners = {new Polygon(), this};

  Polygon corner(int i) {
    return corners[i];
  }

  @Override
  void take(Shape2[] given) {
    super.take(given == null ? corners : given);
  }
}

interface Scaled {
  int factor();

  default int scaled(int by) {
    return factor() * by;
  }

  static Scaled of(int factor) {
    return () -> factor;
  }
}

class Drawing {
  private Scaled scale = Scaled.of(2);
  private Object anything = "nothing";
  private Object[][] layers = new Object[2][];
  private Comparable<String> text = "text";
  private CharSequence sequence = new StringBuilder("ab");
  private Number number = 3;

  void scaleBy(Scaled given) {
    scale = given;
  }

  void keep(Object given) {
    anything = given;
    if (given instanceof Object[]) layers[0] = (Object[]) given;
    if (given instanceof String) sequence = (String) given;
    if (given instanceof Integer) number = (Integer) given;
  }

  Object kept() {
    return anything;
  }

  int apply(int by) {
    return scale.scaled(by) + sequence.length() + number.intValue();
  }

  boolean isShape() {
    return anything instanceof Shape2 || anything instanceof Scaled;
  }

  Object[] layer(int i) {
    return layers[i];
  }

  int order(String other) {
    return text.compareTo(other);
  }
}
