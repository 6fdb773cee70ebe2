// Bit-level methods of Integer.
public class IntegerBitMethods {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 6, 0x00F0F000, Integer.MIN_VALUE, Integer.MAX_VALUE, 123456789};
        for (int v : values) {
            System.out.println(Integer.bitCount(v) + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " "
                    + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.reverse(v) + " "
                    + Integer.reverseBytes(v) + " " + Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, 37) + " "
                    + Integer.signum(v));
        }
    }
}
