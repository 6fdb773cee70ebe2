// f2l saturates and maps NaN to zero.
public class FloatToLongExtremes {
    static long convert(float value) {
        return (long) value;
    }

    public static void main(String[] args) {
        float[] values = {1.9f, -1.9f, 3e9f, -3e9f, 9.223372e18f, 1e30f, -1e30f, Float.NaN, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY};
        for (float value : values) {
            System.out.println(convert(value));
        }
    }
}
