// References to static methods, with boxing and widening of the arguments.
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

public class StaticMethodReference {
    static long triple(long x) {
        return x * 3;
    }

    static String show(Object o) {
        return "<" + o + ">";
    }

    interface IntToLong {
        long apply(int x);
    }

    public static void main(String[] args) {
        IntBinaryOperator max = Math::max;
        ToIntFunction<String> parse = Integer::parseInt;
        Function<String, Integer> boxed = Integer::valueOf;
        IntFunction<String> shown = StaticMethodReference::show;
        IntToLong widened = StaticMethodReference::triple;
        System.out.println(max.applyAsInt(3, 9) + " " + parse.applyAsInt("12") + " " + boxed.apply("13"));
        System.out.println(shown.apply(5) + " " + widened.apply(1 << 30));
    }
}
