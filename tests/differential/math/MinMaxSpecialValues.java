// min and max with NaN and both zeros.
public class MinMaxSpecialValues {
    public static void main(String[] args) {
        System.out.println(Math.max(3, -4) + " " + Math.min(3, -4) + " " + Math.max(1L << 40, 1) + " " + Math.min(-1L, 1));
        System.out.println(Math.max(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0) + " " + Math.min(-0.0, 0.0));
        System.out.println(Math.max(Double.NaN, 1) + " " + Math.min(1, Double.NaN) + " " + Math.max(1f, Float.NaN));
        System.out.println(Math.max(-0f, 0f) + " " + Math.min(2.5f, 2) + " " + Math.max(Float.NEGATIVE_INFINITY, -1f));
    }
}
