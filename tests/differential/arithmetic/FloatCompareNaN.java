// Comparisons with NaN are false, except !=; both fcmpl and fcmpg are needed.
public class FloatCompareNaN {
    static String relations(float a, float b) {
        return (a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b) + " "
                + !(a < b) + " " + !(a > b);
    }

    public static void main(String[] args) {
        float nan = Float.NaN;
        System.out.println(relations(1, 2));
        System.out.println(relations(2, 1));
        System.out.println(relations(nan, 1));
        System.out.println(relations(1, nan));
        System.out.println(relations(nan, nan));
        System.out.println(relations(0.0f, -0.0f));
        System.out.println(relations(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY));
    }
}
