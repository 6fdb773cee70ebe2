package jury.truth;

/** Values as Java source. */
final class Literals {
  private Literals() {}

  static String number(long value) {
    if (value == Integer.MIN_VALUE) return "Integer.MIN_VALUE";
    if (value == Long.MIN_VALUE) return "Long.MIN_VALUE";
    return value < Integer.MIN_VALUE || value > Integer.MAX_VALUE ? value + "L" : Long.toString(value);
  }

  static String text(String value) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : value.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ') out.append(String.format("\\%03o", (int) c)); // \\u000a would end the line
      else if (c >= ' ' && c < 127) out.append(c);
      else out.append(String.format("\\u%04x", (int) c));
    }
    return out.append('"').toString();
  }
}
