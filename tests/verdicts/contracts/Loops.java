// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Specifications inside bodies: loop invariants, measures, asserts, ghost variables, and structures spoken of with reach; each method and a twin with one mistake.
// expect contract=bounded of Loops: lowerBound lengthOf ordered acyclic append
// expect contract=proved of Loops: sumTo gcd assertPositive countdown
// expect contract=refuted of Loops: sumToWrong gcdWrong lowerBoundWrong assertPositiveWrong lengthOfWrong countdownWrong orderedWrong acyclicWrong appendWrong
public class Loops {
  static final class Cell {
    /*@ nullable */ Cell next;
  }

  //@ requires 0 <= n && n <= 3;
  //@ ensures 2 * \result == n * (n + 1);
  public static int sumTo(int n) {
    int sum = 0;
    //@ loop_invariant 0 <= i && i <= n && 2 * sum == i * (i + 1);
    //@ decreases n - i;
    for (int i = 0; i < n; ) {
      i++;
      sum += i;
    }
    return sum;
  }

  //@ requires 0 <= n && n <= 3;
  //@ ensures \result >= 0;
  public static int sumToWrong(int n) {
    int sum = 0;
    //@ loop_invariant 0 <= i && i <= n && 2 * sum == i * (i + 1);
    //@ decreases n - i;
    for (int i = 0; i < n; ) {
      sum += i;
      i++;
    }
    return sum;
  }

  //@ requires 0 < a && a < 4 && 0 < b && b < 4;
  //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
  public static int gcd(int a, int b) {
    int x = a;
    int y = b;
    //@ maintaining x > 0 && y > 0;
    //@ decreases x + y;
    while (x != y) {
      if (x > y) {
        x -= y;
      } else {
        y -= x;
      }
    }
    return x;
  }

  //@ requires 0 < a && a < 4 && 0 < b && b < 4;
  //@ ensures \result > 0;
  public static int gcdWrong(int a, int b) {
    int x = a;
    int y = b;
    //@ maintaining x > 0 && y > 0;
    while (x != y) {
      if (x >= 2) {
        x -= y;
      } else {
        y -= x;
      }
    }
    return x;
  }

  //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ ensures (\forall int i; 0 <= i && i < \result; a[i] < x);
  //@ ensures (\forall int i; \result <= i && i < a.length; a[i] >= x);
  public static int lowerBound(int[] a, int x) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ decreases a.length - i;
    while (i < a.length && a[i] < x) i++;
    return i;
  }

  //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ ensures (\forall int i; 0 <= i && i < \result; a[i] < x);
  //@ ensures (\forall int i; \result <= i && i < a.length; a[i] >= x);
  public static int lowerBoundWrong(int[] a, int x) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ decreases a.length - i;
    while (i < a.length && a[i] <= x) i++;
    return i;
  }

  //@ requires x > -100 && x < 100;
  //@ ensures \result >= 0;
  public static int assertPositive(int x) {
    int y = x * x;
    //@ assert y >= x;
    return y;
  }

  //@ requires x > -100 && x < 100;
  //@ ensures \result >= 0;
  public static int assertPositiveWrong(int x) {
    int y = x * x;
    //@ assert y > x;
    return y;
  }

  //@ requires (\forall Cell c; \reach(cell).has(c); !\reach(c.next).has(c));
  //@ requires \reach(cell).size() <= 3;
  //@ ensures \result >= 1;
  //@ ensures \result == \reach(cell).size();
  public static int lengthOf(Cell cell) {
    int n = 0;
    for (Cell at = cell; at != null && n < 3; at = at.next) n++;
    return n;
  }

  //@ requires (\forall Cell c; \reach(cell).has(c); !\reach(c.next).has(c));
  //@ requires \reach(cell).size() <= 3;
  //@ ensures \result == \reach(cell).size();
  public static int lengthOfWrong(Cell cell) {
    int n = 0;
    for (Cell at = cell; at.next != null && n < 3; at = at.next) n++;
    return n;
  }

  //@ requires 0 <= n && n <= 3;
  //@ ensures \result == n;
  public static int countdown(int n) {
    //@ ghost int steps = 0;
    int left = n;
    while (left > 0) {
      left--;
      //@ set steps = steps + 1;
    }
    //@ assert steps == n;
    return n - left;
  }

  //@ requires 0 <= n && n <= 3;
  //@ ensures \result >= n;
  public static int countdownWrong(int n) {
    //@ ghost int steps = 0;
    int left = n;
    while (left >= 0) {
      left--;
      //@ set steps = steps + 1;
    }
    //@ assert steps == n;
    return n - left;
  }

  //@ ensures \result <==> (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  public static boolean ordered(int[] a) {
    for (int i = 0; i + 1 < a.length; i++) {
      if (a[i] > a[i + 1]) return false;
    }
    return true;
  }

  //@ ensures \result <==> (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  public static boolean orderedWrong(int[] a) {
    for (int i = 0; i + 1 < a.length; i += 2) {
      if (a[i] > a[i + 1]) return false;
    }
    return true;
  }

  //@ requires \reach(cell).size() <= 3;
  //@ ensures \result <==> !\reach(cell.next).has(cell);
  public static boolean acyclic(Cell cell) {
    Cell at = cell.next;
    for (int i = 0; i < 3 && at != null; i++) {
      if (at == cell) return false;
      at = at.next;
    }
    return true;
  }

  //@ requires \reach(cell).size() <= 3;
  //@ ensures \result <==> !\reach(cell.next).has(cell);
  public static boolean acyclicWrong(Cell cell) {
    return cell.next != cell;
  }

  //@ requires last.next == null && !\reach(cell).has(last) && \reach(cell).size() <= 2;
  //@ ensures \reach(last).has(cell) && \reach(last).size() == 1 + \reach(cell).size();
  //@ assignable last.next;
  public static void append(Cell last, Cell cell) {
    last.next = cell;
  }

  //@ requires last.next == null && \reach(cell).size() <= 2;
  //@ ensures \reach(last).has(cell) && \reach(last).size() == 1 + \reach(cell).size();
  //@ assignable last.next;
  public static void appendWrong(Cell last, Cell cell) {
    last.next = cell;
  }
}
