// MIN_VALUE / -1 overflows to MIN_VALUE without an exception; the remainder is zero.
public class IntMinimumDividedByMinusOne {
    static int minusOne() {
        return -1;
    }

    public static void main(String[] args) {
        int min = Integer.MIN_VALUE;
        System.out.println(min / minusOne());
        System.out.println(min % minusOne());
        min /= minusOne();
        System.out.println(min);
        min %= minusOne();
        System.out.println(min);
    }
}
