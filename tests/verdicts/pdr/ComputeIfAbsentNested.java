// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The function given to computeIfAbsent changes the same map.
public class ComputeIfAbsentNested {
  static final Map<Integer, Integer> memo = new HashMap<>();

  static int fib(int n) {
    if (n < 2) return n;
    return memo.computeIfAbsent(n, k -> fib(k - 1) + fib(k - 2));
  }

  public static void main(String[] args) {
    fib(10);
  }
}
