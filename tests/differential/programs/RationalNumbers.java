// Exact fractions with normalisation.
public class RationalNumbers {
    static final class Rational implements Comparable<Rational> {
        final long n;
        final long d;

        Rational(long n, long d) {
            if (d == 0) {
                throw new ArithmeticException("zero denominator");
            }
            long g = gcd(Math.abs(n), Math.abs(d));
            long s = d < 0 ? -1 : 1;
            this.n = s * n / g;
            this.d = s * d / g;
        }

        static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Rational plus(Rational o) {
            return new Rational(n * o.d + o.n * d, d * o.d);
        }

        Rational times(Rational o) {
            return new Rational(n * o.n, d * o.d);
        }

        Rational inverse() {
            return new Rational(d, n);
        }

        public int compareTo(Rational o) {
            return Long.compare(n * o.d, o.n * d);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Rational && compareTo((Rational) o) == 0;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(n) * 31 + Long.hashCode(d);
        }

        @Override
        public String toString() {
            return d == 1 ? "" + n : n + "/" + d;
        }
    }

    public static void main(String[] args) {
        Rational h = new Rational(0, 1);
        for (int i = 1; i <= 12; i++) {
            h = h.plus(new Rational(1, i));
        }
        System.out.println(h + " " + new Rational(6, -4) + " " + new Rational(2, 4).equals(new Rational(3, 6)));
        System.out.println(new Rational(-2, 3).times(new Rational(9, 4)) + " " + new Rational(1, 3).compareTo(new Rational(1, 2)));
        try {
            new Rational(0, 5).inverse();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
