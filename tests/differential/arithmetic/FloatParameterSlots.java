// Float loads and stores in every slot.
public class FloatParameterSlots {
    static float mix(float a, float b, float c, float d) {
        float e = a + b;
        a = c - d;
        b = a * e;
        c = b / 2;
        d = c % 3;
        return a + b + c + d + e;
    }

    static float later(long a, float b) {
        float c = b + a;
        b = c * 2;
        return b;
    }

    public static void main(String[] args) {
        System.out.println(mix(1.5f, 2.25f, 3.125f, 4.0625f));
        System.out.println(later(3, 0.5f));
    }
}
