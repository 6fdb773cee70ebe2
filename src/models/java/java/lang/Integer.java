// The box of an int. The objects of the small values are made when first asked for, one each.
package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import jury.rt.Text;

public final class Integer extends Number implements Comparable<Integer>, Constable, ConstantDesc {
  private static final long serialVersionUID = 1360826667806852920L;

  public static final int MIN_VALUE = 0x80000000;
  public static final int MAX_VALUE = 0x7fffffff;
  public static final int SIZE = 32;
  public static final int BYTES = 4;

  @SuppressWarnings("unchecked")
  public static final Class<Integer> TYPE = (Class<Integer>) Class.getPrimitiveClass("int");

  private static final Integer[] small = new Integer[256];

  private final int value;

  @Deprecated
  public Integer(int value) {
    this.value = value;
  }

  @Deprecated
  public Integer(String text) throws NumberFormatException {
    value = parseInt(text, 10);
  }

  public static Integer valueOf(int value) {
    if (value < -128 || value > 127) {
      return new Integer(value);
    }
    Integer box = small[value + 128];
    if (box == null) {
      box = new Integer(value);
      small[value + 128] = box;
    }
    return box;
  }

  public static Integer valueOf(String text, int radix) throws NumberFormatException {
    return valueOf(parseInt(text, radix));
  }

  public static Integer valueOf(String text) throws NumberFormatException {
    return valueOf(parseInt(text, 10));
  }

  public static String toString(int value, int radix) {
    return Numerals.signed(value, radix);
  }

  public static String toUnsignedString(int value, int radix) {
    return Numerals.signed(toUnsignedLong(value), radix);
  }

  public static String toHexString(int value) {
    return Text.ofLong(toUnsignedLong(value), 16);
  }

  public static String toOctalString(int value) {
    return Text.ofLong(toUnsignedLong(value), 8);
  }

  public static String toBinaryString(int value) {
    return Text.ofLong(toUnsignedLong(value), 2);
  }

  public static String toString(int value) {
    return Text.ofLong(value, 10);
  }

  public static String toUnsignedString(int value) {
    return Text.ofLong(toUnsignedLong(value), 10);
  }

  public static int parseInt(String text, int radix) throws NumberFormatException {
    return (int) Numerals.parse(text, radix, MIN_VALUE);
  }

  public static int parseInt(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
    return (int) Numerals.parse(text, begin, end, radix, MIN_VALUE);
  }

  public static int parseInt(String text) throws NumberFormatException {
    return parseInt(text, 10);
  }

  public static int parseUnsignedInt(String text, int radix) throws NumberFormatException {
    if (text == null) {
      throw new NumberFormatException("Cannot parse null string");
    }
    if (text.startsWith("-")) {
      throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
    }
    return narrow(Long.parseLong(text, radix), text);
  }

  public static int parseUnsignedInt(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
    if (begin < end && begin >= 0 && end <= text.length() && text.charAt(begin) == '-') {
      throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
    }
    return narrow(Long.parseLong(text, begin, end, radix), text);
  }

  private static int narrow(long value, CharSequence text) {
    if (value >>> 32 != 0) {
      throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
    }
    return (int) value;
  }

  public static int parseUnsignedInt(String text) throws NumberFormatException {
    return parseUnsignedInt(text, 10);
  }

  public byte byteValue() {
    return (byte) value;
  }

  public short shortValue() {
    return (short) value;
  }

  public int intValue() {
    return value;
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
    return value;
  }

  public static int hashCode(int value) {
    return value;
  }

  public boolean equals(Object other) {
    return other instanceof Integer && value == ((Integer) other).value;
  }

  public static Integer getInteger(String name) {
    return getInteger(name, null);
  }

  public static Integer getInteger(String name, int otherwise) {
    Integer result = getInteger(name, null);
    return result == null ? valueOf(otherwise) : result;
  }

  public static Integer getInteger(String name, Integer otherwise) {
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

  public static Integer decode(String text) throws NumberFormatException {
    return valueOf((int) Numerals.decode(text, false));
  }

  public int compareTo(Integer other) {
    return compare(value, other.value);
  }

  public static int compare(int first, int second) {
    return first < second ? -1 : first == second ? 0 : 1;
  }

  public static int compareUnsigned(int first, int second) {
    return compare(first + MIN_VALUE, second + MIN_VALUE);
  }

  public static long toUnsignedLong(int value) {
    return value & 0xffffffffL;
  }

  public static int divideUnsigned(int dividend, int divisor) {
    return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
  }

  public static int remainderUnsigned(int dividend, int divisor) {
    return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
  }

  public static int highestOneBit(int value) {
    return value & MIN_VALUE >>> numberOfLeadingZeros(value);
  }

  public static int lowestOneBit(int value) {
    return value & -value;
  }

  public static int numberOfLeadingZeros(int value) {
    int spread = value;
    spread |= spread >>> 1;
    spread |= spread >>> 2;
    spread |= spread >>> 4;
    spread |= spread >>> 8;
    spread |= spread >>> 16;
    return 32 - bitCount(spread);
  }

  public static int numberOfTrailingZeros(int value) {
    return bitCount(~value & value - 1);
  }

  public static int bitCount(int value) {
    int pairs = value - (value >>> 1 & 0x55555555);
    int nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
    int bytes = nibbles + (nibbles >>> 4) & 0x0f0f0f0f;
    return bytes * 0x01010101 >>> 24;
  }

  public static int rotateLeft(int value, int distance) {
    return value << distance | value >>> -distance;
  }

  public static int rotateRight(int value, int distance) {
    return value >>> distance | value << -distance;
  }

  public static int reverse(int value) {
    int swapped = (value & 0x55555555) << 1 | value >>> 1 & 0x55555555;
    swapped = (swapped & 0x33333333) << 2 | swapped >>> 2 & 0x33333333;
    swapped = (swapped & 0x0f0f0f0f) << 4 | swapped >>> 4 & 0x0f0f0f0f;
    return reverseBytes(swapped);
  }

  public static int signum(int value) {
    return value >> 31 | -value >>> 31;
  }

  public static int reverseBytes(int value) {
    return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
  }

  public static int compress(int value, int mask) {
    int result = 0;
    int position = 0;
    for (int i = 0; i < 32; i++) {
      if ((mask >>> i & 1) != 0) {
        result |= (value >>> i & 1) << position;
        position++;
      }
    }
    return result;
  }

  public static int expand(int value, int mask) {
    int result = 0;
    int position = 0;
    for (int i = 0; i < 32; i++) {
      if ((mask >>> i & 1) != 0) {
        result |= (value >>> position & 1) << i;
        position++;
      }
    }
    return result;
  }

  public static int sum(int first, int second) {
    return first + second;
  }

  public static int max(int first, int second) {
    return first >= second ? first : second;
  }

  public static int min(int first, int second) {
    return first <= second ? first : second;
  }

  public Optional<Integer> describeConstable() {
    return Optional.of(this);
  }

  public Integer resolveConstantDesc(MethodHandles.Lookup lookup) {
    return this;
  }
}
