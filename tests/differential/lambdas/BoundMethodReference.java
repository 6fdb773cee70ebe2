// A reference with a receiver evaluates the receiver once, at creation.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class BoundMethodReference {
    static int evaluated;

    static String receiver() {
        evaluated++;
        return "receiver" + evaluated;
    }

    public static void main(String[] args) {
        Supplier<Integer> length = receiver()::length;
        IntFunction<Character> at = receiver()::charAt;
        System.out.println(length.get() + " " + length.get() + " " + at.apply(8) + " " + evaluated);
        StringBuilder out = new StringBuilder();
        Function<Object, StringBuilder> append = out::append;
        append.apply("x").append("y");
        append.apply(5);
        System.out.println(out);
        String none = null;
        try {
            Supplier<Integer> bad = none::length;
            System.out.println("created " + bad.get());
        } catch (NullPointerException e) {
            System.out.println("null receiver at creation");
        }
    }
}
