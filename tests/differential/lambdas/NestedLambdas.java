// Lambdas that return lambdas: currying with captures at each level.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

public class NestedLambdas {
    public static void main(String[] args) {
        IntFunction<IntFunction<IntUnaryOperator>> f = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(f.apply(1).apply(2).applyAsInt(3));
        IntUnaryOperator partial = f.apply(7).apply(8);
        System.out.println(partial.applyAsInt(1) + " " + partial.applyAsInt(2));
        Function<String, Function<String, String>> join = x -> y -> {
            Function<String, String> both = z -> x + y + z;
            return both.apply("!") + both.apply("?");
        };
        System.out.println(join.apply("p").apply("q"));
    }
}
