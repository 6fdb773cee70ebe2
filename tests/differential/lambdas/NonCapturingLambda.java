// A lambda without captures, called several times.
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class NonCapturingLambda {
    interface Action {
        void run();
    }

    public static void main(String[] args) {
        IntBinaryOperator add = (a, b) -> a + b;
        IntBinaryOperator blocks = (a, b) -> {
            int r = 0;
            for (int i = 0; i < b; i++) {
                r += a;
            }
            return r;
        };
        Supplier<String> text = () -> "supplied";
        Action action = () -> System.out.println("acting");
        System.out.println(add.applyAsInt(3, 4) + " " + blocks.applyAsInt(3, 4) + " " + text.get());
        action.run();
        action.run();
    }
}
