package jury.rt;

/** Equality and hash codes that need no user code, and bit patterns of numbers. */
public final class Values {
  private Values() {}

  /**
   * Whether equals and hashCode of this object run no user code: null, boxes, strings, enum constants, classes that inherit equals and hashCode
   * from Object.
   */
  public static native boolean simple(Object value);

  /** What {@code Objects.equals(simple, other)} answers. */
  public static native boolean equal(Object simple, Object other);

  /** What {@code Objects.hashCode(simple)} answers. */
  public static native int hash(Object simple);

  public static native int identityHash(Object value);

  public static native int floatBits(float value);

  public static native float floatFromBits(int bits);

  public static native long doubleBits(double value);

  public static native double doubleFromBits(long bits);

  public static native double sqrt(double value);

  /** first * second + third, rounded once. */
  public static native float fused(float first, float second, float third);

  public static native double fused(double first, double second, double third);

  public static final int SIN = 0, COS = 1, TAN = 2, ASIN = 3, ACOS = 4, ATAN = 5, EXP = 6, LOG = 7, LOG10 = 8, POW = 9, ATAN2 = 10, SINH = 11, COSH = 12,
      TANH = 13, EXPM1 = 14, LOG1P = 15, FLOOR = 16, CEIL = 17, RINT = 18, REMAINDER = 19;

  /** A function of one or two arguments, by number; the second is ignored for one. */
  public static native double function(int function, double first, double second);
}
