// Negative zero prints, compares equal to zero and changes the sign of infinities.
public class FloatNegativeZero {
    static float negate(float a) {
        return -a;
    }

    public static void main(String[] args) {
        float zero = 0.0f;
        float minus = negate(zero);
        System.out.println(minus);
        System.out.println(zero == minus);
        System.out.println(1 / zero + " " + 1 / minus);
        System.out.println(0 - zero);
        System.out.println(zero + minus);
        System.out.println(minus + minus);
        System.out.println(minus * 3);
    }
}
