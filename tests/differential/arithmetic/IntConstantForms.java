// iconst, bipush, sipush and ldc boundaries.
public class IntConstantForms {
    public static void main(String[] args) {
        int[] values = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, 128, -128, -129, 255, 32767, 32768, -32768, -32769, 65535, 65536,
            2147483647, -2147483648};
        long sum = 0;
        for (int value : values) {
            sum = sum * 7 + value;
            System.out.print(value + " ");
        }
        System.out.println(sum);
        boolean t = true;
        char c = 40000;
        System.out.println(t + " " + (int) c);
    }
}
