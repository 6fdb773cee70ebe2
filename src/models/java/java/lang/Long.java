// The box of a long. The objects of the small values are made when first asked for, one each.
package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import jury.rt.Text;

public final class Long extends Number implements Comparable<Long>, Constable, ConstantDesc {
  private static final long serialVersionUID = 4290774380558885855L;

  public static final long MIN_VALUE = 0x8000000000000000L;
  public static final long MAX_VALUE = 0x7fffffffffffffffL;
  public static final int SIZE = 64;
  public static final int BYTES = 8;

  @SuppressWarnings("unchecked")
  public static final Class<Long> TYPE = (Class<Long>) Class.getPrimitiveClass("long");

  private static final Long[] small = new Long[256];

  private final long value;

  @Deprecated
  public Long(long value) {
    this.value = value;
  }

  @Deprecated
  public Long(String text) throws NumberFormatException {
    value = parseLong(text, 10);
  }

  public static Long valueOf(long value) {
    if (value < -128 || value > 127) {
      return new Long(value);
    }
    int index = (int) value + 128;
    Long box = small[index];
    if (box == null) {
      box = new Long(value);
      small[index] = box;
    }
    return box;
  }

  public static Long valueOf(String text, int radix) throws NumberFormatException {
    return valueOf(parseLong(text, radix));
  }

  public static Long valueOf(String text) throws NumberFormatException {
    return valueOf(parseLong(text, 10));
  }

  public static String toString(long value, int radix) {
    return Numerals.signed(value, radix);
  }

  public static String toUnsignedString(long value, int radix) {
    return Numerals.unsigned(value, radix);
  }

  public static String toHexString(long value) {
    return Numerals.unsigned(value, 16);
  }

  public static String toOctalString(long value) {
    return Numerals.unsigned(value, 8);
  }

  public static String toBinaryString(long value) {
    return Numerals.unsigned(value, 2);
  }

  public static String toString(long value) {
    return Text.ofLong(value, 10);
  }

  public static String toUnsignedString(long value) {
    return Numerals.unsigned(value, 10);
  }

  public static long parseLong(String text, int radix) throws NumberFormatException {
    return Numerals.parse(text, radix, MIN_VALUE);
  }

  public static long parseLong(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
    return Numerals.parse(text, begin, end, radix, MIN_VALUE);
  }

  public static long parseLong(String text) throws NumberFormatException {
    return parseLong(text, 10);
  }

  public static long parseUnsignedLong(String text, int radix) throws NumberFormatException {
    if (text == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    return parseUnsigned(text, 0, text.length(), radix, true);
  }

  public static long parseUnsignedLong(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
    Bounds.checkSilentSpan(begin, end, text.length());
    return parseUnsigned(text, begin, end, radix, false);
  }

  /** All digits but the last fit in a signed number. */
  private static long parseUnsigned(CharSequence text, int begin, int end, int radix, boolean whole) {
    int length = end - begin;
    if (length > 0 && text.charAt(begin) == '-') {
      throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
    }
    if (length <= 12 || radix == 10 && length <= 18) {
      return whole ? parseLong((String) text, radix) : parseLong(text, begin, end, radix);
    }
    long front = parseLong(text, begin, end - 1, radix);
    int last = Character.digit(text.charAt(end - 1), radix);
    if (last < 0) {
      throw new NumberFormatException("Bad digit at end of " + text);
    }
    long result = front * radix + last;
    if (Long.compareUnsigned(front, divideUnsigned(-1L, radix)) > 0 || Long.compareUnsigned(result, last) < 0) {
      throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
    }
    return result;
  }

  public static long parseUnsignedLong(String text) throws NumberFormatException {
    return parseUnsignedLong(text, 10);
  }

  public static Long decode(String text) throws NumberFormatException {
    return valueOf(Numerals.decode(text, true));
  }

  public byte byteValue() {
    return (byte) value;
  }

  public short shortValue() {
    return (short) value;
  }

  public int intValue() {
    return (int) value;
  }

  public long longValue() {
    return value;
  }

  public float floatValue() {
    return value;
  }

  public double doubleValue() {
    return value;
  }

  public String toString() {
    return Text.ofLong(value, 10);
  }

  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(long value) {
    return (int) (value ^ value >>> 32);
  }

  public boolean equals(Object other) {
    return other instanceof Long && value == ((Long) other).value;
  }

  public static Long getLong(String name) {
    return getLong(name, null);
  }

  public static Long getLong(String name, long otherwise) {
    Long result = getLong(name, null);
    return result == null ? valueOf(otherwise) : result;
  }

  public static Long getLong(String name, Long otherwise) {
    String text = name == null || name.isEmpty() ? null : System.getProperty(name);
    if (text != null) {
      try {
        return decode(text);
      } catch (NumberFormatException ignored) {
        return otherwise;
      }
    }
    return otherwise;
  }

  public int compareTo(Long other) {
    return compare(value, other.value);
  }

  public static int compare(long first, long second) {
    return first < second ? -1 : first == second ? 0 : 1;
  }

  public static int compareUnsigned(long first, long second) {
    return compare(first + MIN_VALUE, second + MIN_VALUE);
  }

  /** Half of the dividend is signed; the quotient it gives is at most one short. */
  public static long divideUnsigned(long dividend, long divisor) {
    if (divisor < 0) {
      return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
    }
    long quotient = (dividend >>> 1) / divisor << 1;
    long rest = dividend - quotient * divisor;
    return compareUnsigned(rest, divisor) >= 0 ? quotient + 1 : quotient;
  }

  public static long remainderUnsigned(long dividend, long divisor) {
    return dividend - divideUnsigned(dividend, divisor) * divisor;
  }

  public static long highestOneBit(long value) {
    return value & MIN_VALUE >>> numberOfLeadingZeros(value);
  }

  public static long lowestOneBit(long value) {
    return value & -value;
  }

  public static int numberOfLeadingZeros(long value) {
    int high = (int) (value >>> 32);
    return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) value) : Integer.numberOfLeadingZeros(high);
  }

  public static int numberOfTrailingZeros(long value) {
    return bitCount(~value & value - 1);
  }

  public static int bitCount(long value) {
    return Integer.bitCount((int) value) + Integer.bitCount((int) (value >>> 32));
  }

  public static long rotateLeft(long value, int distance) {
    return value << distance | value >>> -distance;
  }

  public static long rotateRight(long value, int distance) {
    return value >>> distance | value << -distance;
  }

  public static long reverse(long value) {
    return (long) Integer.reverse((int) value) << 32 | Integer.toUnsignedLong(Integer.reverse((int) (value >>> 32)));
  }

  public static int signum(long value) {
    return (int) (value >> 63 | -value >>> 63);
  }

  public static long reverseBytes(long value) {
    return (long) Integer.reverseBytes((int) value) << 32 | Integer.toUnsignedLong(Integer.reverseBytes((int) (value >>> 32)));
  }

  public static long compress(long value, long mask) {
    long result = 0;
    int position = 0;
    for (int i = 0; i < 64; i++) {
      if ((mask >>> i & 1) != 0) {
        result |= (value >>> i & 1) << position;
        position++;
      }
    }
    return result;
  }

  public static long expand(long value, long mask) {
    long result = 0;
    int position = 0;
    for (int i = 0; i < 64; i++) {
      if ((mask >>> i & 1) != 0) {
        result |= (value >>> position & 1) << i;
        position++;
      }
    }
    return result;
  }

  public static long sum(long first, long second) {
    return first + second;
  }

  public static long max(long first, long second) {
    return first >= second ? first : second;
  }

  public static long min(long first, long second) {
    return first <= second ? first : second;
  }

  public Optional<Long> describeConstable() {
    return Optional.of(this);
  }

  public Long resolveConstantDesc(MethodHandles.Lookup lookup) {
    return this;
  }
}
