// i2s keeps sixteen bits, signed.
public class IntToShortNarrowing {
    public static void main(String[] args) {
        int[] values = {0, 32767, 32768, 32769, 65535, 65536, -1, -32768, -32769, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int value : values) {
            short narrow = (short) value;
            System.out.print(narrow + " ");
        }
        System.out.println();
        char c = '\uFFFE';
        System.out.println((short) c);
        System.out.println((byte) c);
    }
}
