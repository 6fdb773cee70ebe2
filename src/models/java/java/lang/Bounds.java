// The index checks of String and its builders, with the texts of the JDK. From release 21 on they all read alike.
// Not a class of the JDK.
package java.lang;

final class Bounds {
  private Bounds() {}

  static void checkIndex(int index, int length) {
    if (index < 0 || index >= length) {
      throw badIndex(index, length);
    }
  }

  /** The position of an insertion; the end is allowed. */
  static void checkOffset(int offset, int length) {
    if (offset < 0 || offset > length) {
      throw new StringIndexOutOfBoundsException(
          Release.atLeast(21) ? range(offset, length, length) : "offset " + offset + ", length " + length);
    }
  }

  static void checkBeginEnd(int begin, int end, int length) {
    if (begin < 0 || begin > end || end > length) {
      throw new StringIndexOutOfBoundsException(describe("begin ", begin, end, length));
    }
  }

  static void checkStartEnd(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw new StringIndexOutOfBoundsException(describe("start ", start, end, length));
    }
  }

  /** As {@link #checkStartEnd}, where the JDK throws the more general exception. */
  static void checkSpan(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw new IndexOutOfBoundsException(describe("start ", start, end, length));
    }
  }

  static void checkOffsetCount(int offset, int count, int length) {
    if (offset < 0 || count < 0 || offset > length - count) {
      throw new StringIndexOutOfBoundsException(
          Release.atLeast(21)
              ? "Range [" + offset + ", " + offset + " + " + count + ") out of bounds for length " + length
              : "offset " + offset + ", count " + count + ", length " + length);
    }
  }

  /** Where releases before 21 give no text. */
  static void checkSilentSpan(int start, int end, int length) {
    if (start < 0 || start > end || end > length) {
      throw Release.atLeast(21) ? new IndexOutOfBoundsException(range(start, end, length)) : new IndexOutOfBoundsException();
    }
  }

  static StringIndexOutOfBoundsException badIndex(int index, int length) {
    return new StringIndexOutOfBoundsException(
        Release.atLeast(21) ? "Index " + index + " out of bounds for length " + length : "index " + index + ", length " + length);
  }

  private static String describe(String first, int start, int end, int length) {
    return Release.atLeast(21) ? range(start, end, length) : first + start + ", end " + end + ", length " + length;
  }

  private static String range(int start, int end, int length) {
    return "Range [" + start + ", " + end + ") out of bounds for length " + length;
  }
}
