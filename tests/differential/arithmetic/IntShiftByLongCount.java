// The count of an int shift may be a long; it is cut to an int and then to five bits.
public class IntShiftByLongCount {
    public static void main(String[] args) {
        long[] counts = {1L, 33L, 1L << 32, (1L << 32) + 3, -1L};
        for (long count : counts) {
            int value = 17;
            System.out.print((value << count) + " ");
            value <<= count;
            System.out.print(value + " ");
            value >>= count;
            System.out.print(value + " ");
            value >>>= count;
            System.out.println(value);
        }
    }
}
