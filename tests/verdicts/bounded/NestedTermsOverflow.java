// expect assert=refuted exceptions=bounded [options: --engine bounded --entry NestedTermsOverflow.check]
/** A parser that calls itself: most ways through it are impossible for a short text, and must not be followed. */
class NestedTermsOverflow {
  private final String text;
  private int at;

  private NestedTermsOverflow(String text) {
    this.text = text;
  }

  private char now() {
    return at < text.length() ? text.charAt(at) : '$';
  }

  private int product() {
    int value = atom();
    while (now() == '*') {
      at++;
      value *= atom();
    }
    return value;
  }

  private int atom() {
    char c = now();
    at++;
    if (c == '(') {
      int value = product();
      if (now() != ')') {
        throw new IllegalArgumentException();
      }
      at++;
      return value;
    }
    if (!Character.isDigit(c)) {
      throw new IllegalArgumentException();
    }
    return c - '0';
  }

  static void check(String text) {
    if (text == null || text.length() > 3) {
      return;
    }
    try {
      int value = new NestedTermsOverflow(text).product();
      assert value >= 0;
    } catch (IllegalArgumentException malformed) {
      return;
    }
  }
}
