// d2i saturates and maps NaN to zero.
public class DoubleToIntExtremes {
    static int convert(double value) {
        return (int) value;
    }

    public static void main(String[] args) {
        double[] values = {1.9, -1.9, 2147483647.0, 2147483647.9, 2147483648.0, -2147483648.9, -2147483649.0, 1e300,
            -1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double value : values) {
            System.out.print(convert(value) + " " + (byte) value + " " + (short) value + " " + (int) (char) value + "; ");
        }
        System.out.println();
    }
}
