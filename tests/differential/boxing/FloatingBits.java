// The bit patterns of floats and doubles, both ways.
public class FloatingBits {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 1.0, -2.5, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY, 0.1};
        for (double d : doubles) {
            long bits = Double.doubleToLongBits(d);
            System.out.println(Long.toHexString(bits) + " " + Double.longBitsToDouble(bits) + " " + Double.doubleToRawLongBits(d));
        }
        float[] floats = {0f, -0f, 1f, -2.5f, Float.MAX_VALUE, Float.MIN_VALUE, Float.NaN, Float.POSITIVE_INFINITY, 0.1f};
        for (float f : floats) {
            int bits = Float.floatToIntBits(f);
            System.out.println(Integer.toHexString(bits) + " " + Float.intBitsToFloat(bits) + " " + Float.floatToRawIntBits(f));
        }
        System.out.println(Double.longBitsToDouble(0x7FF0000000000001L) + " " + Float.intBitsToFloat(0x3F800001));
    }
}
