// property: assert
// As far as an int reaches, a Fibonacci number is not far below its index.
import jury.Jury;

public class FibonacciGrows {
  static int fibonacci(int n) {
    if (n < 2) {
      return n;
    }
    return fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 46);
    assert fibonacci(n) >= n - 1; // wrong: assert fibonacci(n) >= n;
  }
}
