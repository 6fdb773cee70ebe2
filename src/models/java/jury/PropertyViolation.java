package jury;

/** A property of a .prop file does not hold at its place. */
public final class PropertyViolation extends Error {
  public PropertyViolation(String property) {
    super(property);
  }
}
