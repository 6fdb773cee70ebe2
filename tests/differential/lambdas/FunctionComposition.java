// andThen, compose, identity; negate, and, or of predicates.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class FunctionComposition {
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " "
                + Function.<Integer>identity().andThen(inc).apply(5));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "sum " + x).apply(2, 3));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> longer = s -> s.length() > 3;
        for (String s : new String[] {"", "ab", "abcd"}) {
            System.out.print(empty.negate().test(s) + " " + empty.or(longer).test(s) + " "
                    + empty.negate().and(longer.negate()).test(s) + " " + Predicate.not(longer).test(s) + "; ");
        }
        System.out.println(Predicate.isEqual("x").test("x"));
        IntPredicate even = n -> n % 2 == 0;
        System.out.println(even.and(n -> n > 2).test(2));
        IntUnaryOperator u = n -> n - 1;
        System.out.println(u.andThen(n -> n * n).compose(n -> n + 10).applyAsInt(1));
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.apply("up") + UnaryOperator.<String>identity().apply("same"));
    }
}
