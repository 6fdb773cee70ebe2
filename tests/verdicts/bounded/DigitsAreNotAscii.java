// expect assert=refuted exceptions=proved [options: --engine bounded --entry DigitsAreNotAscii.check]
/** A digit of another script is far from '0'. */
class DigitsAreNotAscii {
  static void check(char c) {
    if (Character.isDigit(c)) {
      int value = c - '0';
      assert value >= 0 && value <= 9;
    }
  }
}
