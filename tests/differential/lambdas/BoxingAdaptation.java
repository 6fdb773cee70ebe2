// Generic functional interfaces box and unbox around primitive implementations.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

public class BoxingAdaptation {
    static int length(String s) {
        return s.length();
    }

    static double half(int n) {
        return n / 2.0;
    }

    static Integer boxed(Integer n) {
        return n + 1;
    }

    interface IntToInt {
        int apply(int n);
    }

    public static void main(String[] args) {
        Function<String, Integer> f = BoxingAdaptation::length;
        Function<Integer, Double> g = BoxingAdaptation::half;
        IntToInt h = BoxingAdaptation::boxed;
        ToLongFunction<String> widen = BoxingAdaptation::length;
        IntFunction<Object> object = BoxingAdaptation::half;
        BinaryOperator<Long> sum = Long::sum;
        BiFunction<Character, Integer, Object> c = (ch, n) -> (char) (ch + n);
        Supplier<Object> s = () -> 'x';
        System.out.println(f.apply("abc") + " " + g.apply(5) + " " + h.apply(6) + " " + widen.applyAsLong("abcd"));
        System.out.println(object.apply(3) + " " + sum.apply(1L << 40, 2L) + " " + c.apply('a', 2) + " " + s.get());
        Consumer<Integer> ignoring = BoxingAdaptation::half;
        ignoring.accept(4);
        try {
            g.apply(null);
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
    }
}
