// expect methods [options: --engine bounded --property contracts,exceptions --loops 4]
// Functions that call themselves and throw after some steps: that the first step throws nothing does not tell that those below it do not.
// expect contract=bounded of RecursiveFunctionsThrow: far equalFar mutualFar
// expect exceptions=bounded of RecursiveFunctionsThrow: far mutualFar
// expect contract=refuted of RecursiveFunctionsThrow: near
// expect contract=proved of RecursiveFunctionsThrow: commonDivisor halves
public class RecursiveFunctionsThrow {
  static int quotients(int n, int divisor, int steps) {
    if (n < 0) return 0;
    int quotient = 100 / divisor;
    return quotients(n - 1, steps == 20 ? 0 : 1, steps + 1) + quotient;
  }

  //@ signals_only \nothing;
  static int far(int n) {
    return quotients(n, 1, 0);
  }

  //@ ensures quotients(n, 1, 0) == quotients(n, 1, 0);
  static void equalFar(int n) {}

  //@ signals_only \nothing;
  static int near(int n) {
    return quotients(n, 1, 19);
  }

  static int left(int n, int steps) {
    return n < 0 ? 0 : right(n - 1, steps == 20 ? 0 : 1, steps + 1);
  }

  static int right(int n, int divisor, int steps) {
    return n < 0 ? 0 : 7 / divisor + left(n - 1, steps);
  }

  //@ signals_only \nothing;
  static int mutualFar(int n) {
    return left(n, 0);
  }

  static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  //@ requires b != 0;
  //@ ensures \result == divisor(b, a % b);
  //@ signals_only \nothing;
  static int commonDivisor(int a, int b) {
    return divisor(a, b);
  }

  static int halvings(int n) {
    return n <= 1 ? 0 : 1 + halvings(n / 2);
  }

  //@ requires n > 1;
  //@ ensures \result == halvings(n / 2) + 1;
  static int halves(int n) {
    return halvings(n);
  }
}
