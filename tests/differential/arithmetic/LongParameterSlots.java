// Longs and doubles take two slots each: every load and store form is used.
public class LongParameterSlots {
    static long first(long a, int b, long c, double d) {
        long e = a * 2;
        a = c + b;
        c = e - (long) d;
        return a * 1000 + c;
    }

    static double second(double a, double b) {
        double c = a - b;
        a = c * 2;
        b = a + c;
        c = b / 4;
        return a + b * c;
    }

    static long third(int a, long b) {
        b += a;
        return b;
    }

    public static void main(String[] args) {
        System.out.println(first(1, 2, 3, 4.5));
        System.out.println(second(2.5, 1.25));
        System.out.println(third(7, 1L << 40));
    }
}
