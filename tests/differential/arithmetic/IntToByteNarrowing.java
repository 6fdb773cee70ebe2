// i2b keeps eight bits and the sign of the eighth.
public class IntToByteNarrowing {
    public static void main(String[] args) {
        int[] values = {0, 1, 127, 128, 129, 255, 256, 257, -1, -128, -129, 65535, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int value : values) {
            byte narrow = (byte) value;
            System.out.print(narrow + " " + (narrow & 0xFF) + "; ");
        }
        System.out.println();
    }
}
