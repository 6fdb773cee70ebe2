// l2i keeps the low half; further narrowing goes through int.
public class LongToInt {
    public static void main(String[] args) {
        long[] values = {0, -1, 1L << 31, 1L << 32, (1L << 32) + 5, 0x123456789ABCDEFL, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long value : values) {
            System.out.println((int) value + " " + (short) value + " " + (byte) value + " " + (int) (char) value);
        }
    }
}
