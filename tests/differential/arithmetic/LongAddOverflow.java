// Long addition and subtraction wrap at 64 bits.
public class LongAddOverflow {
    static long add(long a, long b) {
        return a + b;
    }

    static long subtract(long a, long b) {
        return a - b;
    }

    public static void main(String[] args) {
        System.out.println(add(Integer.MAX_VALUE, 1));
        System.out.println(add(Long.MAX_VALUE, 1));
        System.out.println(add(Long.MIN_VALUE, -1));
        System.out.println(add(0xFFFFFFFFL, 1));
        System.out.println(subtract(Long.MIN_VALUE, 1));
        System.out.println(subtract(0, Long.MIN_VALUE));
        System.out.println(subtract(1L << 32, 1));
    }
}
