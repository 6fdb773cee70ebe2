// d2l saturates and maps NaN to zero.
public class DoubleToLongExtremes {
    static long convert(double value) {
        return (long) value;
    }

    public static void main(String[] args) {
        double[] values = {1.9, -1.9, 4294967296.5, 9223372036854774784.0, 9223372036854775808.0,
            -9223372036854775808.0, -1e19, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double value : values) {
            System.out.println(convert(value));
        }
    }
}
