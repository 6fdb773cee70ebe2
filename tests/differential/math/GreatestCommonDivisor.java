// Euclid, extended Euclid and least common multiples.
public class GreatestCommonDivisor {
    static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    static long[] extended(long a, long b) {
        if (b == 0) {
            return new long[] {a, 1, 0};
        }
        long[] r = extended(b, a % b);
        return new long[] {r[0], r[2], r[1] - a / b * r[2]};
    }

    public static void main(String[] args) {
        System.out.println(gcd(48, 36) + " " + gcd(-48, 36) + " " + gcd(17, 0) + " " + gcd(1L << 40, 6L << 20));
        long[] r = extended(240, 46);
        System.out.println(r[0] + " " + r[1] + " " + r[2] + " " + (240 * r[1] + 46 * r[2]));
        long lcm = 1;
        for (int i = 1; i <= 20; i++) {
            lcm = lcm / gcd(lcm, i) * i;
        }
        System.out.println(lcm);
    }
}
