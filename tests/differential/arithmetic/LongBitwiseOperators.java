// and, or, xor, complement and negation on longs.
public class LongBitwiseOperators {
    public static void main(String[] args) {
        long[] values = {0L, -1L, 0x0F0F0F0F0F0F0F0FL, 0x123456789ABCDEFL, Long.MIN_VALUE};
        for (long a : values) {
            for (long b : values) {
                System.out.print((a & b) + " " + (a | b) + " " + (a ^ b) + "; ");
            }
            System.out.println(~a + " " + -a);
        }
    }
}
