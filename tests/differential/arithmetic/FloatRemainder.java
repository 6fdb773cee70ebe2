// Float remainder truncates like the integer one and is exact.
public class FloatRemainder {
    static float remainder(float a, float b) {
        return a % b;
    }

    public static void main(String[] args) {
        System.out.println(remainder(5.5f, 2));
        System.out.println(remainder(-5.5f, 2));
        System.out.println(remainder(5.5f, -2));
        System.out.println(remainder(1e20f, 7));
        System.out.println(remainder(5, 0));
        System.out.println(remainder(5, Float.POSITIVE_INFINITY));
        System.out.println(remainder(Float.POSITIVE_INFINITY, 5));
        System.out.println(remainder(-0.0f, 5));
    }
}
