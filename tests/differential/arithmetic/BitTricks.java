// Classic bit manipulations.
public class BitTricks {
    static int population(int x) {
        int count = 0;
        while (x != 0) {
            x &= x - 1;
            count++;
        }
        return count;
    }

    static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 32; i++) {
            r = r << 1 | x & 1;
            x >>>= 1;
        }
        return r;
    }

    static int absolute(int x) {
        int mask = x >> 31;
        return (x + mask) ^ mask;
    }

    public static void main(String[] args) {
        int[] values = {0, 1, -1, 0x80000000, 12345, -98765};
        for (int x : values) {
            System.out.println(population(x) + " " + reverse(x) + " " + absolute(x) + " " + (x & -x) + " "
                    + ((x & (x - 1)) == 0));
        }
        int a = 5;
        int b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
    }
}
