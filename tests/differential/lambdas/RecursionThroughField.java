// A lambda that calls itself through a static and through an instance field.
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

public class RecursionThroughField {
    static IntUnaryOperator factorial;
    final Function<Integer, Integer> fibonacci = n -> n < 2 ? n : this.fibonacci.apply(n - 1) + this.fibonacci.apply(n - 2);

    public static void main(String[] args) {
        factorial = n -> n <= 1 ? 1 : n * factorial.applyAsInt(n - 1);
        System.out.println(factorial.applyAsInt(10));
        System.out.println(new RecursionThroughField().fibonacci.apply(15));
        IntUnaryOperator old = factorial;
        factorial = n -> 1000;
        System.out.println(old.applyAsInt(3));
    }
}
