// i2c keeps sixteen bits, unsigned.
public class IntToCharNarrowing {
    public static void main(String[] args) {
        int[] values = {65, 48, 65535, 65536 + 66, -1, -65536 + 97, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int value : values) {
            char narrow = (char) value;
            System.out.print((int) narrow + " ");
        }
        System.out.println();
        System.out.println((char) 65 + "" + (char) (65536 + 66));
        byte negative = -2;
        System.out.println((int) (char) negative);
    }
}
