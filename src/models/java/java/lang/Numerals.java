// Numbers as texts, for Integer and Long. Not a class of the JDK.
package java.lang;

import jury.rt.Text;

final class Numerals {
  private Numerals() {}

  static void checkRadix(int radix) {
    if (radix < Character.MIN_RADIX) {
      throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
    }
    if (radix > Character.MAX_RADIX) {
      throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
    }
  }

  /** A signed number that is the whole string. */
  static long parse(String text, int radix, long minimum) {
    if (text == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    checkRadix(radix);
    if (text.isEmpty()) {
      throw NumberFormatException.forInputString("", radix);
    }
    return parse(text, 0, text.length(), radix, minimum, true);
  }

  /** A signed number that is the range. */
  static long parse(CharSequence text, int begin, int end, int radix, long minimum) {
    if (text == null) {
      throw new NullPointerException();
    }
    Bounds.checkSilentSpan(begin, end, text.length());
    checkRadix(radix);
    if (begin == end) {
      throw Release.atLeast(21) ? NumberFormatException.forInputString("", radix) : new NumberFormatException("");
    }
    return parse(text, begin, end, radix, minimum, false);
  }

  /** Accumulates below zero, where there is room for the smallest number. */
  private static long parse(CharSequence text, int begin, int end, int radix, long minimum, boolean whole) {
    char first = text.charAt(begin);
    boolean negative = first == '-';
    long limit = negative ? minimum : minimum + 1;
    int position = negative || first == '+' ? begin + 1 : begin;
    long result = 0;
    if (position == end) {
      throw failure(text, begin, end, position, radix, whole);
    }
    while (position < end) {
      int digit = Character.digit(text.charAt(position), radix);
      if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
        throw failure(text, begin, end, position, radix, whole);
      }
      result = result * radix - digit;
      position++;
    }
    return negative ? result : -result;
  }

  private static NumberFormatException failure(CharSequence text, int begin, int end, int position, int radix, boolean whole) {
    return whole
        ? NumberFormatException.forInputString(text.toString(), radix)
        : NumberFormatException.forCharSequence(text, begin, end, position);
  }

  static String signed(long value, int radix) {
    return Text.ofLong(value, radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix);
  }

  static String unsigned(long value, int radix) {
    if (value >= 0) {
      return signed(value, radix);
    }
    int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
    long quotient = Long.divideUnsigned(value, base);
    return Text.concat(Text.ofLong(quotient, base), Text.ofLong(value - quotient * base, base));
  }

  /** The parts of a text as decode accepts it: an optional sign, an optional mark of the radix, digits. */
  static long decode(String text, boolean asLong) {
    if (text.isEmpty()) {
      throw new NumberFormatException("Zero length string");
    }
    boolean negative = text.charAt(0) == '-';
    int begin = negative || text.charAt(0) == '+' ? 1 : 0;
    int radix = 10;
    if (text.startsWith("0x", begin) || text.startsWith("0X", begin)) {
      begin += 2;
      radix = 16;
    } else if (text.startsWith("#", begin)) {
      begin++;
      radix = 16;
    } else if (text.startsWith("0", begin) && text.length() > begin + 1) {
      begin++;
      radix = 8;
    }
    if (text.startsWith("-", begin) || text.startsWith("+", begin)) {
      throw new NumberFormatException("Sign character in wrong position");
    }
    String digits = text.substring(begin);
    return parse(negative && !digits.isEmpty() ? "-" + digits : digits, radix, asLong ? Long.MIN_VALUE : Integer.MIN_VALUE);
  }
}
