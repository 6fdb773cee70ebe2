// A random number generator that depends on wrap-around, shifts and masks.
public class LinearCongruentialGenerator {
    static long state = 42;

    static int next(int bits) {
        state = (state * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
        return (int) (state >>> (48 - bits));
    }

    static int xorshift(int x) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        return x;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            System.out.print(next(32) + " " + next(7) + " ");
        }
        System.out.println();
        int x = 2463534242L > Integer.MAX_VALUE ? 123456789 : 0;
        for (int i = 0; i < 8; i++) {
            x = xorshift(x);
            System.out.print(x + " ");
        }
        System.out.println();
    }
}
