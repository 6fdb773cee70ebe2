// All six comparisons on longs that differ only in the high or the low half.
public class LongCompare {
    static String relations(long a, long b) {
        return (a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b);
    }

    public static void main(String[] args) {
        System.out.println(relations(1, 2));
        System.out.println(relations(2, 1));
        System.out.println(relations(5, 5));
        System.out.println(relations(0, 1L << 32));
        System.out.println(relations(-1, 0xFFFFFFFFL));
        System.out.println(relations(Long.MIN_VALUE, Long.MAX_VALUE));
        System.out.println(relations(1L << 32, (1L << 32) + 1));
    }
}
