// Unsigned 32-bit arithmetic done in longs.
public class UnsignedThroughLong {
    static long unsigned(int x) {
        return x & 0xFFFFFFFFL;
    }

    public static void main(String[] args) {
        int a = -1;
        int b = 3;
        System.out.println(unsigned(a));
        System.out.println(unsigned(a) / b + " " + unsigned(a) % b);
        System.out.println((int) (unsigned(a) / b));
        System.out.println(unsigned(a) > unsigned(b));
        System.out.println(a + Integer.MIN_VALUE > b + Integer.MIN_VALUE);
        System.out.println(unsigned(a * 2) + " " + (unsigned(a) * 2));
    }
}
