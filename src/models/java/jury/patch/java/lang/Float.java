// Bit patterns of floats.
package jury.patch.java.lang;

import jury.rt.Values;

final class Float {
  private Float() {}

  public static int floatToRawIntBits(float value) {
    return Values.floatBits(value);
  }

  public static float intBitsToFloat(int bits) {
    return Values.floatFromBits(bits);
  }
}
