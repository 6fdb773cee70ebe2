// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Functions that call themselves, in specifications: one step of them is known in proofs for all sizes; each method and a twin with one mistake.
// expect contract=proved of RecursiveFunctions: fibonacci iterative product parity
// expect contract=refuted of RecursiveFunctions: iterativeWrong productWrong parityWrong
public class RecursiveFunctions {
  /*@ requires n >= 0;
    @ ensures n <= 1 ==> \result == n;
    @ ensures n > 1 ==> \result == fibonacci(n - 1) + fibonacci(n - 2);
    @ measured_by n; @*/
  static /*@ pure @*/ int fibonacci(int n) {
    return n <= 1 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  //@ requires 0 <= n && n < 1000;
  //@ ensures \result == fibonacci(n);
  static int iterative(int n) {
    int a = 0;
    int b = 1;
    //@ loop_invariant 0 <= i && i <= n && a == fibonacci(i) && b == fibonacci(i + 1);
    //@ decreases n - i;
    for (int i = 0; i < n; i++) {
      int next = a + b;
      a = b;
      b = next;
    }
    return a;
  }

  //@ requires 0 <= n && n < 1000;
  //@ ensures \result == fibonacci(n);
  static int iterativeWrong(int n) {
    int a = 1;
    int b = 1;
    for (int i = 1; i < n; i++) {
      int next = a + b;
      a = b;
      b = next;
    }
    return a;
  }

  //@ requires n >= 0;
  //@ ensures \result == (n == 0 ? 1 : n * factorial(n - 1));
  static /*@ pure @*/ long factorial(int n) {
    return n == 0 ? 1 : n * factorial(n - 1);
  }

  //@ requires n >= 0;
  //@ ensures \result == factorial(n);
  static long product(int n) {
    long result = 1;
    int i = 0;
    //@ maintaining 0 <= i && i <= n && result == factorial(i);
    //@ decreasing n - i;
    while (i < n) {
      i++;
      result *= i;
    }
    return result;
  }

  //@ requires n >= 0;
  //@ ensures \result == factorial(n);
  static long productWrong(int n) {
    long result = 1;
    for (int i = 2; i < n; i++) result *= i;
    return result;
  }

  //@ requires n >= 0;
  //@ ensures \result == n % 2;
  static /*@ pure @*/ int parity(int n) {
    return n < 2 ? n : parity(n - 2);
  }

  //@ requires n >= 0;
  //@ ensures \result == n % 3;
  static /*@ pure @*/ int parityWrong(int n) {
    return n < 3 ? n : parityWrong(n - 2);
  }
}
