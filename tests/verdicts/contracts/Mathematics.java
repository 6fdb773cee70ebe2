// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Numbers that do not overflow in specifications, where one asks for them; those of the code do.
// expect contract=proved of Mathematics: plusOfJava plusWithin next largest middle below negate asLong
// expect contract=bounded of Mathematics: total
// expect contract=refuted of Mathematics: plus nextWrong largestWrong product negateWrong totalWrong sortedWrong
// expect contract=undecided of Mathematics: plusOfLongs
public class Mathematics {
  //@ ensures \result == a + b;
  /*@ spec_bigint_math @*/ static int plus(int a, int b) {
    return a + b;
  }

  //@ ensures \result == a + b;
  static int plusOfJava(int a, int b) {
    return a + b;
  }

  //@ requires Integer.MIN_VALUE <= a + b && a + b <= Integer.MAX_VALUE;
  //@ ensures \result == a + b;
  /*@ spec_bigint_math @*/ static int plusWithin(int a, int b) {
    return a + b;
  }

  // Of longs nothing is known beyond 64 bits.
  //@ ensures \result == a + b;
  /*@ spec_bigint_math @*/ static long plusOfLongs(long a, long b) {
    return a + b;
  }

  //@ ensures \result == (long) a + b;
  /*@ spec_bigint_math @*/ static long asLong(int a, int b) {
    return (long) a + b;
  }

  //@ requires a * b >= 0;
  //@ ensures \result >= 0;
  /*@ spec_bigint_math @*/ static int product(int a, int b) {
    return a * b;
  }

  //@ requires \bigint_math(n + 1 <= Integer.MAX_VALUE);
  //@ ensures \result > n;
  static int next(int n) {
    return n + 1;
  }

  //@ requires n + 1 <= Integer.MAX_VALUE;
  //@ ensures \result > n;
  static int nextWrong(int n) {
    return n + 1;
  }

  //@ ensures \result == -n || n == Integer.MIN_VALUE;
  /*@ spec_bigint_math @*/ static int negate(int n) {
    return -n;
  }

  //@ ensures \result == -n;
  /*@ spec_bigint_math @*/ static int negateWrong(int n) {
    return -n;
  }

  /*@ requires x.length > 0;
    @ ensures (\forall \bigint i; 0 <= i && i < x.length; \result >= x[i]);
    @*/
  static int largest(int[] x) {
    int found = x[0];
    //@ loop_invariant 1 <= i && i <= x.length && (\forall \bigint k; 0 <= k && k < i; found >= x[k]);
    for (int i = 1; i < x.length; i++) if (x[i] > found) found = x[i];
    return found;
  }

  /*@ requires x.length > 0;
    @ ensures (\forall \bigint i; 0 <= i && i < x.length; \result >= x[i]);
    @*/
  static int largestWrong(int[] x) {
    int found = x[0];
    for (int i = 1; i < x.length - 1; i++) if (x[i] > found) found = x[i];
    return found;
  }

  //@ ensures x.length > 1 ==> (\forall int i; 0 <= i && i < x.length - 1; x[i] <= x[i + 1]);
  /*@ spec_bigint_math @*/ static void sortedWrong(int[] x) {
    if (x.length > 1 && x[0] > x[1]) x[0] = x[1];
  }

  //@ requires 0 <= low && low <= high;
  //@ ensures low <= \result && \result <= high && \java_math(low + 0) == low;
  /*@ spec_bigint_math @*/ static int middle(int low, int high) {
    return low + (high - low) / 2;
  }

  //@ requires n > Integer.MIN_VALUE;
  //@ ensures Math.abs(n - 1) >= 0 || n - 1 == Integer.MIN_VALUE;
  /*@ spec_bigint_math @*/ static void below(int n) {}

  //@ requires x.length <= 3;
  //@ ensures (\sum int i; 0 <= i && i < x.length; x[i]) == \result;
  /*@ spec_bigint_math @*/ static long total(int[] x) {
    long sum = 0;
    for (int number : x) sum += number;
    return sum;
  }

  //@ requires x.length <= 3;
  //@ ensures (\sum int i; 0 <= i && i < x.length; x[i]) == \result;
  /*@ spec_bigint_math @*/ static int totalWrong(int[] x) {
    int sum = 0;
    for (int number : x) sum += number;
    return sum;
  }
}
