// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Division by unknown numbers, which is proved over integers; each method and a twin with one mistake.
// expect contract=proved of Division: remainder quotient around gcd halves
// expect contract=refuted of Division: remainderWrong quotientWrong aroundWrong gcdWrong halvesWrong
public class Division {
  //@ requires y > 0;
  //@ ensures 0 <= \result && \result < y;
  public static int remainder(int x, int y) {
    int r = x % y;
    return r < 0 ? r + y : r;
  }

  //@ requires y > 0;
  //@ ensures 0 <= \result && \result < y;
  public static int remainderWrong(int x, int y) {
    return Math.abs(x) % y;
  }

  //@ requires y != 0;
  //@ ensures \result * y + x % y == x;
  public static int quotient(int x, int y) {
    return x / y;
  }

  //@ requires y != 0;
  //@ ensures y > 0 ==> \result * y <= x;
  public static int quotientWrong(int x, int y) {
    return x / y;
  }

  //@ requires 0 < n && n < 1000 && 0 <= head && head < n && 0 <= i && i < n;
  //@ ensures \result == (head + i) % n;
  public static int around(int head, int i, int n) {
    int at = head + i;
    return at < n ? at : at - n;
  }

  //@ requires 0 < n && n < 1000 && 0 <= head && head < n && 0 <= i && i < n;
  //@ ensures \result == (head + i) % n;
  public static int aroundWrong(int head, int i, int n) {
    int at = head + i;
    return at <= n ? at : at - n;
  }

  //@ requires a >= 0 && b >= 0;
  //@ ensures a > 0 || b > 0 ==> \result > 0;
  //@ pure
  public static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  //@ requires a >= 0 && b >= 0;
  //@ ensures a > 0 || b > 0 ==> \result > 0;
  //@ pure
  public static int gcdWrong(int a, int b) {
    return b <= 1 ? b : gcdWrong(b, a % b);
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] % 2 == 0);
  public static int halves(int[] a) {
    int count = 0;
    //@ loop_invariant 0 <= count && count <= i && i <= a.length;
    //@ loop_invariant count == (\num_of int j; 0 <= j && j < i; a[j] % 2 == 0);
    for (int i = 0; i < a.length; i++) {
      if (a[i] % 2 == 0) count++;
    }
    return count;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] % 2 != 0);
  public static int halvesWrong(int[] a) {
    int count = 0;
    //@ loop_invariant 0 <= count && count <= i && i <= a.length;
    //@ loop_invariant count == (\num_of int j; 0 <= j && j < i; a[j] % 2 != 0);
    for (int i = 0; i < a.length; i++) {
      if (a[i] % 2 == 1) count++;
    }
    return count;
  }
}
