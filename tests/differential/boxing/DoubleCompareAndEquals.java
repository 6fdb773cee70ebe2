// Double.compare and equals differ from < and == on NaN and zeros.
public class DoubleCompareAndEquals {
    public static void main(String[] args) {
        double nan = Double.NaN;
        System.out.println(Double.compare(1, 2) + " " + Double.compare(nan, 1) + " " + Double.compare(nan, nan) + " "
                + Double.compare(0.0, -0.0) + " " + Double.compare(-0.0, 0.0));
        System.out.println(Double.valueOf(nan).equals(nan) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0));
        System.out.println(Float.compare(Float.NaN, Float.POSITIVE_INFINITY) + " " + Float.valueOf(0f).equals(-0f) + " "
                + Float.valueOf(Float.NaN).equals(Float.NaN));
        System.out.println(Double.valueOf(1.5).compareTo(2.5) + " " + Double.max(0.0, -0.0) + " " + Double.min(0.0, -0.0) + " "
                + Double.sum(0.1, 0.2));
        System.out.println(Double.isNaN(nan) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1e308) + " "
                + Float.isNaN(0f) + " " + Double.valueOf(nan).isNaN());
    }
}
