// How doubles of various magnitudes print.
public class DoublePrinting {
    public static void main(String[] args) {
        double[] values = {0, 1, -1, 0.5, 100, 1234567, 9999999, 1e7, 12345678.9, 0.001, 0.00099, 1e21, 1e-5, 3.14159,
            1.0 / 3, 2.0 / 3, 1e100, 123456789012345680.0, Double.MAX_VALUE, Double.MIN_NORMAL, Double.NaN,
            Double.NEGATIVE_INFINITY};
        for (double value : values) {
            System.out.println(value);
        }
    }
}
