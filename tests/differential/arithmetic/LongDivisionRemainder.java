// Long division truncates, the remainder follows the dividend; MIN / -1 wraps.
public class LongDivisionRemainder {
    static String both(long a, long b) {
        return a / b + " " + a % b;
    }

    public static void main(String[] args) {
        System.out.println(both(7, 2));
        System.out.println(both(-7, 2));
        System.out.println(both(7, -2));
        System.out.println(both(-7, -2));
        System.out.println(both(Long.MIN_VALUE, -1));
        System.out.println(both(Long.MIN_VALUE, 10));
        System.out.println(both(10_000_000_000L, 3));
        System.out.println(both(3, 10_000_000_000L));
        System.out.println(both(Long.MAX_VALUE, 4294967296L));
    }
}
