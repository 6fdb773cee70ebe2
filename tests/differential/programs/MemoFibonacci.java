// Fibonacci numbers memoised in a HashMap.
import java.util.HashMap;
import java.util.Map;

public class MemoFibonacci {
    static Map<Integer, Long> memo = new HashMap<>();
    static int computed;

    static long fib(int n) {
        if (n < 2) {
            return n;
        }
        Long known = memo.get(n);
        if (known != null) {
            return known;
        }
        computed++;
        long value = fib(n - 1) + fib(n - 2);
        memo.put(n, value);
        return value;
    }

    public static void main(String[] args) {
        System.out.println(fib(50) + " " + fib(90) + " " + computed + " " + memo.size());
    }
}
