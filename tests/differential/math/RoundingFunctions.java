// floor, ceil, rint, round, with halves, negatives and extremes.
public class RoundingFunctions {
    public static void main(String[] args) {
        double[] values = {0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 0.49999999999999994, 2.4, -2.6, -0.0, 1e15 + 0.5, 1e300,
            4503599627370497.5, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double v : values) {
            System.out.println(Math.floor(v) + " " + Math.ceil(v) + " " + Math.rint(v) + " " + Math.round(v));
        }
        System.out.println(Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(1e20f) + " " + Math.round(Float.NaN));
    }
}
