// Characters: ASCII is decided by comparisons, the rest by the JDK's tables. The boxes of ASCII are made when first asked for.
package jury.patch.java.lang;

import static java.lang.Character.DECIMAL_DIGIT_NUMBER;
import static java.lang.Character.LOWERCASE_LETTER;
import static java.lang.Character.MODIFIER_LETTER;
import static java.lang.Character.OTHER_LETTER;
import static java.lang.Character.TITLECASE_LETTER;
import static java.lang.Character.UPPERCASE_LETTER;

final class Character {
  private static final int LETTER =
      1 << UPPERCASE_LETTER | 1 << LOWERCASE_LETTER | 1 << TITLECASE_LETTER | 1 << MODIFIER_LETTER | 1 << OTHER_LETTER;

  // Apart: a static field here would give the patch an initialiser, which would replace that of the class.
  private static final class Small {
    static final java.lang.Character[] boxes = new java.lang.Character[128];
  }

  private Character() {}

  @SuppressWarnings("removal")
  public static java.lang.Character valueOf(char value) {
    if (value > 127) {
      return new java.lang.Character(value);
    }
    java.lang.Character box = Small.boxes[value];
    if (box == null) {
      box = new java.lang.Character(value);
      Small.boxes[value] = box;
    }
    return box;
  }

  private static boolean isAscii(int codePoint) {
    return codePoint >= 0 && codePoint < 128;
  }

  private static boolean isSmallLetter(int codePoint) {
    return codePoint >= 'a' && codePoint <= 'z';
  }

  private static boolean isCapitalLetter(int codePoint) {
    return codePoint >= 'A' && codePoint <= 'Z';
  }

  public static boolean isDigit(int codePoint) {
    return isAscii(codePoint)
        ? codePoint >= '0' && codePoint <= '9'
        : java.lang.Character.getType(codePoint) == DECIMAL_DIGIT_NUMBER;
  }

  public static boolean isLetter(int codePoint) {
    return isAscii(codePoint)
        ? isSmallLetter(codePoint) || isCapitalLetter(codePoint)
        : (LETTER >> java.lang.Character.getType(codePoint) & 1) != 0;
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return isLetter(codePoint) || isDigit(codePoint);
  }

  public static boolean isUpperCase(int codePoint) {
    return isAscii(codePoint) ? isCapitalLetter(codePoint) : java.lang.Unicode.isUpperCase(codePoint);
  }

  public static boolean isLowerCase(int codePoint) {
    return isAscii(codePoint) ? isSmallLetter(codePoint) : java.lang.Unicode.isLowerCase(codePoint);
  }

  public static boolean isWhitespace(int codePoint) {
    return isAscii(codePoint)
        ? codePoint == ' ' || codePoint >= 9 && codePoint <= 13 || codePoint >= 28 && codePoint <= 31
        : java.lang.Unicode.isWhitespace(codePoint);
  }

  public static int toUpperCase(int codePoint) {
    if (isAscii(codePoint)) {
      return isSmallLetter(codePoint) ? codePoint - 32 : codePoint;
    }
    return java.lang.Unicode.toUpperCase(codePoint);
  }

  public static int toLowerCase(int codePoint) {
    if (isAscii(codePoint)) {
      return isCapitalLetter(codePoint) ? codePoint + 32 : codePoint;
    }
    return java.lang.Unicode.toLowerCase(codePoint);
  }

  public static int digit(int codePoint, int radix) {
    return isAscii(codePoint) ? asciiDigit(codePoint, radix) : java.lang.Unicode.digit(codePoint, radix);
  }

  private static int asciiDigit(int codePoint, int radix) {
    int value = -1;
    if (codePoint >= '0' && codePoint <= '9') {
      value = codePoint - '0';
    } else if (isSmallLetter(codePoint)) {
      value = codePoint - 'a' + 10;
    } else if (isCapitalLetter(codePoint)) {
      value = codePoint - 'A' + 10;
    }
    return value < radix && radix >= java.lang.Character.MIN_RADIX && radix <= java.lang.Character.MAX_RADIX ? value : -1;
  }
}
