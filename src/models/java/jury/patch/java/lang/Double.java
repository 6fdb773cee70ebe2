// Bit patterns of doubles.
package jury.patch.java.lang;

import jury.rt.Values;

final class Double {
  private Double() {}

  public static long doubleToRawLongBits(double value) {
    return Values.doubleBits(value);
  }

  public static double longBitsToDouble(long bits) {
    return Values.doubleFromBits(bits);
  }
}
