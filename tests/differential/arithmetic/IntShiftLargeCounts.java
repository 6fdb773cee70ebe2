// Only the low five bits of the shift count matter.
public class IntShiftLargeCounts {
    public static void main(String[] args) {
        int[] counts = {0, 1, 5, 31, 32, 33, 63, 64, -1, -31, -32, 1000};
        for (int count : counts) {
            System.out.println(count + ": " + (0x12345678 << count) + " " + (0x87654321 >> count) + " "
                    + (0x87654321 >>> count));
        }
    }
}
