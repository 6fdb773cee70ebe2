// A stack calculator with a table of operators.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.DoubleBinaryOperator;

public class ReversePolishCalculator {
    static final Map<String, DoubleBinaryOperator> OPERATORS = new HashMap<>();

    static {
        OPERATORS.put("+", (a, b) -> a + b);
        OPERATORS.put("-", (a, b) -> a - b);
        OPERATORS.put("*", (a, b) -> a * b);
        OPERATORS.put("/", (a, b) -> a / b);
        OPERATORS.put("max", Math::max);
    }

    static double evaluate(String s) {
        Deque<Double> stack = new ArrayDeque<>();
        for (String t : s.split(" ")) {
            DoubleBinaryOperator op = OPERATORS.get(t);
            if (op == null) {
                stack.push(Double.parseDouble(t));
            } else {
                double b = stack.pop();
                double a = stack.pop();
                stack.push(op.applyAsDouble(a, b));
            }
        }
        double r = stack.pop();
        if (!stack.isEmpty()) {
            throw new IllegalStateException("left over " + stack);
        }
        return r;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 2 + 3 *", "5 1 2 + 4 * + 3 -", "2 8 max 4 /", "1 0 /", "1 +", "1 2"}) {
            try {
                System.out.println(evaluate(s));
            } catch (NoSuchElementException e) {
                System.out.println("too few");
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
