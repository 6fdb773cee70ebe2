// and, or, xor and complement on ints.
public class IntBitwiseOperators {
    public static void main(String[] args) {
        int[] values = {0, -1, 0x0F0F0F0F, 0x12345678, Integer.MIN_VALUE};
        for (int a : values) {
            for (int b : values) {
                System.out.print((a & b) + " " + (a | b) + " " + (a ^ b) + "; ");
            }
            System.out.println(~a);
        }
    }
}
