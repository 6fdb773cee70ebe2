// The exact operations throw on overflow, with these messages.
import java.util.function.LongSupplier;

public class ExactOperations {
    static void attempt(LongSupplier s) {
        try {
            System.out.println(s.getAsLong());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        attempt(() -> Math.addExact(max, 0));
        attempt(() -> Math.addExact(max, 1));
        attempt(() -> Math.subtractExact(min, 1));
        attempt(() -> Math.multiplyExact(65536, 32767));
        attempt(() -> Math.multiplyExact(65536, 32768));
        attempt(() -> Math.negateExact(min));
        attempt(() -> Math.incrementExact(max));
        attempt(() -> Math.decrementExact(min));
        attempt(() -> Math.toIntExact(1L << 31));
        attempt(() -> Math.toIntExact(-5L));
        attempt(() -> Math.addExact(Long.MAX_VALUE, 1L));
        attempt(() -> Math.subtractExact(Long.MIN_VALUE, 1L));
        attempt(() -> Math.multiplyExact(1L << 32, 1L << 31));
        attempt(() -> Math.multiplyExact(1L << 32, 5));
        attempt(() -> Math.negateExact(Long.MIN_VALUE));
        attempt(() -> Math.incrementExact(41L));
        attempt(() -> Math.multiplyExact(Long.MIN_VALUE, -1L));
    }
}
