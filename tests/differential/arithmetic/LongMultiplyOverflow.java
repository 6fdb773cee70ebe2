// Long multiplication keeps the low 64 bits.
public class LongMultiplyOverflow {
    static long multiply(long a, long b) {
        return a * b;
    }

    public static void main(String[] args) {
        System.out.println(multiply(3037000499L, 3037000499L));
        System.out.println(multiply(3037000500L, 3037000500L));
        System.out.println(multiply(1L << 32, 1L << 32));
        System.out.println(multiply(Long.MIN_VALUE, -1));
        System.out.println(multiply(0x123456789ABCDEFL, 0xFEDCBA987654321L));
        long factorial = 1;
        for (int i = 1; i <= 25; i++) {
            factorial *= i;
        }
        System.out.println(factorial);
    }
}
