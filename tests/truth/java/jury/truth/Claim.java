package jury.truth;

import java.util.Objects;

/** What an assertion says about the value of its expression. */
record Claim(Kind kind, Object value) {
  enum Kind { EQUAL, DIFFERENT, AT_MOST, AT_LEAST }

  boolean holds(Object seen) {
    return switch (kind) {
      case EQUAL -> Objects.equals(plain(seen), value);
      case DIFFERENT -> !Objects.equals(plain(seen), value);
      case AT_MOST -> ((Number) plain(seen)).longValue() <= ((Number) value).longValue();
      case AT_LEAST -> ((Number) plain(seen)).longValue() >= ((Number) value).longValue();
    };
  }

  /** Numbers and characters as long values, so that they compare across types. */
  static Object plain(Object seen) {
    if (seen instanceof Character character) return (long) character;
    if (seen instanceof Double || seen instanceof Float) return ((Number) seen).doubleValue();
    return seen instanceof Number number ? (Object) number.longValue() : seen;
  }

  String over(String expression) {
    if (value == null) return "(" + expression + ") " + (kind == Kind.EQUAL ? "==" : "!=") + " null";
    if (value instanceof Boolean flag) return (flag == (kind == Kind.EQUAL) ? "" : "!") + "(" + expression + ")";
    if (value instanceof String text) return (kind == Kind.EQUAL ? "" : "!") + Literals.text(text) + ".equals(" + expression + ")";
    String operator = switch (kind) {
      case EQUAL -> "==";
      case DIFFERENT -> "!=";
      case AT_MOST -> "<=";
      case AT_LEAST -> ">=";
    };
    return "(" + expression + ") " + operator + " " + Literals.number((Long) value);
  }
}
