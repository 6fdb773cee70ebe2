// d2f rounds to nearest even, overflows to infinity and underflows to zero.
public class DoubleToFloat {
    static float convert(double value) {
        return (float) value;
    }

    public static void main(String[] args) {
        double[] values = {0.1, 1.0 / 3, 16777217.0, 16777219.0, 3.4028235677973366e38, 1e39, -1e39, 1e-46, 1e-45,
            Double.NaN, Double.POSITIVE_INFINITY, -0.0};
        for (double value : values) {
            System.out.println(convert(value));
        }
    }
}
