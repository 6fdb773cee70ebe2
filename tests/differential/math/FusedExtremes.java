// fma at the ends of its range: overflow, underflow, signed zeros, infinities, NaN, and sums where rounding twice would show.
public class FusedExtremes {
  private static final double[] DOUBLES = {0.0, -0.0, 1.0, -1.5, 0.1, Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL, 1 + 0x1p-52, 0x1p-54,
      Double.POSITIVE_INFINITY, Double.NaN};
  private static final float[] FLOATS = {0f, -0f, 1f, -1.5f, 0.1f, Float.MAX_VALUE, Float.MIN_VALUE, Float.MIN_NORMAL, 1 + 0x1p-23f, 0x1p-25f, 0x1p-49f,
      Float.NEGATIVE_INFINITY, Float.NaN};

  public static void main(String[] args) {
    long hash = 17;
    for (double a : DOUBLES)
      for (double b : DOUBLES)
        for (double c : DOUBLES) hash = hash * 31 + Double.doubleToLongBits(Math.fma(a, b, c));
    System.out.println(hash);
    int floats = 17;
    for (float a : FLOATS)
      for (float b : FLOATS)
        for (float c : FLOATS) floats = floats * 31 + Float.floatToIntBits(StrictMath.fma(a, b, c));
    System.out.println(floats);
    System.out.println(Math.fma(1 + 0x1p-52, 1 - 0x1p-52, -1) + " " + Math.fma(0x1.000002p0f, 0x1.000002p0f, 0x1p-60f));
  }
}
