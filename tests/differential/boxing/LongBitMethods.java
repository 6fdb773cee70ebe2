// Bit-level methods of Long.
public class LongBitMethods {
    public static void main(String[] args) {
        long[] values = {0, 1, -1, 0x00F0F00000L, Long.MIN_VALUE, Long.MAX_VALUE, 1234567890123456789L};
        for (long v : values) {
            System.out.println(Long.bitCount(v) + " " + Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " "
                    + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.reverse(v) + " "
                    + Long.reverseBytes(v) + " " + Long.rotateLeft(v, 5) + " " + Long.rotateRight(v, 69) + " "
                    + Long.signum(v));
        }
    }
}
