// Only the low six bits of the count of a long shift matter.
public class LongShiftLargeCounts {
    public static void main(String[] args) {
        int[] counts = {0, 1, 31, 32, 33, 63, 64, 65, -1, -64, 1000};
        for (int count : counts) {
            System.out.println(count + ": " + (0x123456789ABCDEFL << count) + " " + (0xFEDCBA9876543210L >> count)
                    + " " + (0xFEDCBA9876543210L >>> count));
        }
        long value = -5;
        value >>>= 60L;
        System.out.println(value);
        value <<= 62;
        System.out.println(value);
        value >>= 3;
        System.out.println(value);
    }
}
