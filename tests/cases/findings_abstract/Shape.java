/** What comes before may be a call of a method without a body. */
public abstract class Shape {
  private String name = "shape";

  public abstract Shape named(String name);

  protected void set(String name) {
    this.name = name;
  }

  /** Fails for a null that was given to `named`, which nobody permits. */
  public int length() {
    return name.length();
  }

  public static Shape circle() {
    return new Circle();
  }

  private static final class Circle extends Shape {
    @Override
    public Shape named(String name) {
      set(name);
      return this;
    }
  }
}
