// Factorials and powers with hand-made big numbers in int arrays.
public class BigNumberArithmetic {
    static int[] multiply(int[] digits, int factor) {
        int carry = 0;
        int[] result = new int[digits.length + 10];
        int length = 0;
        for (int i = 0; i < result.length; i++) {
            int v = carry + (i < digits.length ? digits[i] * factor : 0);
            result[i] = v % 10;
            carry = v / 10;
            if (result[i] != 0) {
                length = i + 1;
            }
        }
        return java.util.Arrays.copyOf(result, length);
    }

    static String show(int[] digits) {
        StringBuilder b = new StringBuilder();
        for (int d : digits) {
            b.append(d);
        }
        return b.reverse().toString();
    }

    public static void main(String[] args) {
        int[] f = {1};
        for (int i = 2; i <= 30; i++) {
            f = multiply(f, i);
        }
        System.out.println(show(f));
        int[] p = {1};
        for (int i = 0; i < 100; i++) {
            p = multiply(p, 2);
        }
        System.out.println(show(p));
    }
}
