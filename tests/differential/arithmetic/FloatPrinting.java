// How floats of various magnitudes print.
public class FloatPrinting {
    public static void main(String[] args) {
        float[] values = {0, 1, -1, 0.5f, 100, 1234567, 9999999, 1e7f, 1.25e8f, 0.001f, 0.00099f, 1e21f, 1e-5f,
            3.14159f, 1f / 3, 2f / 3, 1e30f, Float.MAX_VALUE, 1.5e-38f, Float.MIN_VALUE, Float.NaN,
            Float.NEGATIVE_INFINITY};
        for (float value : values) {
            System.out.println(value);
        }
    }
}
