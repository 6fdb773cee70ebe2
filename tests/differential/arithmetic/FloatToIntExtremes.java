// f2i saturates and maps NaN to zero.
public class FloatToIntExtremes {
    static int convert(float value) {
        return (int) value;
    }

    public static void main(String[] args) {
        float[] values = {1.9f, -1.9f, 0.99f, -0.99f, -0.0f, 2147483520f, 2147483648f, -2147483648f, -3e9f, 1e30f,
            Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float value : values) {
            System.out.print(convert(value) + " " + (byte) value + " " + (short) value + " " + (int) (char) value + "; ");
        }
        System.out.println();
    }
}
