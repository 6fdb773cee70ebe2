// Binary numeric promotion picks double over float over long over int.
public class MixedPromotion {
    static String type(int x) {
        return "int " + x;
    }

    static String type(long x) {
        return "long " + x;
    }

    static String type(float x) {
        return "float " + x;
    }

    static String type(double x) {
        return "double " + x;
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 3;
        System.out.println(type(b + s));
        System.out.println(type(c * s));
        System.out.println(type(b + 1L));
        System.out.println(type(5L + 1f));
        System.out.println(type(1f * 2.0));
        System.out.println(type(1 << 2L));
        System.out.println(type(1L << 2));
        System.out.println(type(-c));
        System.out.println(type(true ? 1 : 2.0));
        System.out.println(type(1 / 2 + 1 / 2.0f));
    }
}
