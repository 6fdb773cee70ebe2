// OptionalInt, OptionalLong, OptionalDouble.
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class OptionalPrimitives {
    static OptionalInt max(int... values) {
        if (values.length == 0) {
            return OptionalInt.empty();
        }
        int best = values[0];
        for (int v : values) {
            best = Math.max(best, v);
        }
        return OptionalInt.of(best);
    }

    public static void main(String[] args) {
        System.out.println(max(3, 9, 4) + " " + max() + " " + max(1).getAsInt() + " " + max().orElse(-1) + " " + max().isPresent());
        System.out.println(OptionalDouble.of(0.5) + " " + OptionalLong.of(1L << 40).getAsLong() + " " + OptionalDouble.empty());
        System.out.println(max(1).equals(OptionalInt.of(1)));
        try {
            max().getAsInt();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
    }
}
