// expect assert=proved exceptions=proved [options: --engine bounded --entry DigitsOfAnyScript.check]
/** Functions of Character on a char of which nothing is known: every digit has a value, whatever the script. */
class DigitsOfAnyScript {
  static void check(char c) {
    int value = Character.digit(c, 10);
    assert Character.isDigit(c) == (value >= 0);
    assert value < 10;
    if (c < 128 && Character.isLetter(c)) {
      assert Character.toLowerCase(c) == (c | 0x20);
      assert Character.toUpperCase(c) == (c & ~0x20);
      assert Character.isLetterOrDigit(c) && !Character.isWhitespace(c);
    }
  }
}
