// Conversions to text in radixes 2, 8, 10, 16, 36.
public class IntegerToStrings {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 255, -255, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int v : values) {
            System.out.println(Integer.toString(v) + " " + Integer.toBinaryString(v) + " " + Integer.toOctalString(v) + " "
                    + Integer.toHexString(v) + " " + Integer.toString(v, 7) + " " + Integer.toString(v, 36));
        }
        long[] longs = {0, -1, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long v : longs) {
            System.out.println(Long.toString(v) + " " + Long.toBinaryString(v) + " " + Long.toHexString(v) + " "
                    + Long.toString(v, 16) + " " + Long.toOctalString(v));
        }
    }
}
