// Arithmetic shift keeps the sign, logical shift does not.
public class IntShiftNegativeOperand {
    static int arithmetic(int value, int count) {
        return value >> count;
    }

    static int logical(int value, int count) {
        return value >>> count;
    }

    public static void main(String[] args) {
        System.out.println(arithmetic(-1, 31) + " " + logical(-1, 31));
        System.out.println(arithmetic(-8, 1) + " " + logical(-8, 1));
        System.out.println(arithmetic(-7, 1) + " " + (-7 / 2));
        System.out.println(arithmetic(Integer.MIN_VALUE, 4) + " " + logical(Integer.MIN_VALUE, 4));
        System.out.println(logical(-1, 28) + " " + logical(-1, 0));
    }
}
