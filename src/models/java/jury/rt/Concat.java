package jury.rt;

/** The text of one argument of a string concatenation (JLS 15.18.1, 5.1.11). */
public final class Concat {
  private Concat() {}

  public static String text(Object value) {
    if (value == null) return "null";
    String text = value.toString();
    return text == null ? "null" : text;
  }

  public static String text(boolean value) {
    return value ? "true" : "false";
  }

  public static String text(char value) {
    return Text.ofChar(value);
  }

  public static String text(int value) {
    return Text.ofLong(value, 10);
  }

  public static String text(long value) {
    return Text.ofLong(value, 10);
  }

  public static String text(float value) {
    return Float.toString(value);
  }

  public static String text(double value) {
    return Double.toString(value);
  }
}
