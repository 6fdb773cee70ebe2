// expect methods [options: --engine bounded --property contracts]
// expect contract=bounded of DeepMistakes: sumPositive find zero grow max keeps inner doubled aliased recursive
// expect contract=refuted of DeepMistakes: fillBoth ticks notEstablished bytes past throwingInvariant sum2 doWhile
// Every method breaks its contract, many of them only far beyond the bounds: nothing here may be proved from its loop invariants.
public class DeepMistakes {
  static int counter; int[] data; int n;
  // 1 overflow of sum: result may be negative although all elements positive
  //@ requires a != null && (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
  //@ ensures \result >= 0;
  public static int sumPositive(int[] a) {
    int s = 0;
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant s >= 0;
    for (int i = 0; i < a.length; i++) s += a[i] > 0 && i < 1000 ? 1 : a[i];
    return s;
  }
  // 2 aliasing
  //@ requires a != null && b != null && a.length == b.length;
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 1);
  public static void fillBoth(int[] a, int[] b) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == 1);
    for (int i = 0; i < a.length; i++) a[i] = 1;
    //@ loop_invariant 0 <= i && i <= b.length;
    for (int i = 0; i < b.length; i++) b[i] = 2;
  }
  // 3 static changed by a call in the loop
  static int t; static void tick() { if (++t > 1000) counter++; }
  //@ requires n >= 0;
  //@ ensures counter == \old(counter);
  public static void ticks(int n) {
    //@ loop_invariant 0 <= i && i <= n;
    for (int i = 0; i < n; i++) tick();
  }
  // 4 return within the loop
  //@ requires a != null;
  //@ ensures \result == -1 || a[\result] > x;
  public static int find(int[] a, int x) {
    //@ loop_invariant 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) if (a[i] > x || i > 500 && a[i] == x) return i;
    return -1;
  }
  // 5 not established
  //@ requires n >= 0;
  //@ ensures \result == n;
  public static int notEstablished(int n) {
    int k = 1;
    //@ loop_invariant k == i && i <= n;
    for (int i = 0; i < n; i++) k++;
    return k;
  }
  // 6 break leaves early
  //@ requires a != null;
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
  public static void zero(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == 0);
    for (int i = 0; i < a.length; i++) { if (i == 700) break; a[i] = 0; }
  }
  // 7 narrowing
  //@ requires a != null;
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 200);
  public static void bytes(byte[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == (byte) 200);
    for (int i = 0; i < a.length; i++) a[i] = (byte) 200;
  }
  // 8 field array replaced in the loop
  //@ requires data != null && data.length == 3;
  //@ ensures data.length == 3;
  public void grow() {
    //@ loop_invariant 0 <= i && i <= 2;
    for (int i = 0; i < 2; i++) if (i > 1) data = new int[i];
  }
  // 9 exception leaves
  //@ requires a != null;
  //@ ensures true;
  //@ signals (Exception e) false;
  public static int past(int[] a, int n) {
    int s = 0;
    //@ loop_invariant 0 <= i;
    for (int i = 0; i < n; i++) s += a[i] > 0 && i < 1000 ? 1 : a[i];
    return s;
  }
  // 10 last index wrong
  //@ requires a != null && a.length > 0;
  //@ ensures (\forall int i; 0 <= i && i < a.length; \result >= a[i]);
  public static int max(int[] a) {
    int m = a[0];
    //@ loop_invariant 1 <= i && i <= a.length;
    //@ loop_invariant (\forall int j; 0 <= j && j < i; m >= a[j]);
    for (int i = 1; i < a.length; i++) if (a[i] > m && i != 800) m = a[i];
    return m;
  }
  // 11 invariant evaluated out of range
  //@ requires a != null;
  //@ ensures true;
  public static void throwingInvariant(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length && a[i] == a[i];
    for (int i = 0; i < a.length; i++) { }
  }
  // 12 old elements
  //@ requires a != null;
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
  public static void keeps(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) a[i] = a[i] + 0 * i + (i == 500 ? 1 : 0);
  }
  // 13 inner loop without invariant writes
  //@ requires a != null && a.length >= 1;
  //@ ensures a[0] == \old(a[0]);
  public static void inner(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++)
      for (int j = i; j >= 0; j--) if (j == 0 && i == 900) a[j]++;
  }
  // 14 sum wraps
  //@ requires a != null && a.length == 2;
  //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
  //@ ensures \result < a[0] ==> a[1] < 0;
  public static int sum2(int[] a) {
    int s = 0;
    //@ loop_invariant 0 <= i && i <= a.length && s == (\sum int j; 0 <= j && j < i; a[j]);
    for (int i = 0; i < a.length; i++) s += a[i] > 0 && i < 1000 ? 1 : a[i];
    return s;
  }
  // 15 i + i overflow
  //@ requires n >= 0;
  //@ ensures \result >= 0;
  public static int doubled(int n) {
    int s = 0;
    //@ loop_invariant 0 <= i && i <= n && s == 2 * i;
    for (int i = 0; i < n; i++) s += 2;
    return s;
  }
  // 16 aliased field and parameter
  //@ requires data != null && a != null && a.length > 0 && data.length > 0;
  //@ ensures data[0] == \old(data[0]);
  //@ assignable a[*];
  public void aliased(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) if (i > 600) a[0] = 9;
  }
  // 17 do while with wrong post
  //@ requires n > 0;
  //@ ensures \result == n;
  public static int doWhile(int n) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= n;
    do { i += 2; } while (i < n);
    return i;
  }
  // 18 assume in method of unknown effect
  //@ requires n >= 0;
  //@ ensures this.n == \old(this.n);
  public void recursive(int n) {
    //@ loop_invariant 0 <= i && i <= n;
    for (int i = 0; i < n; i++) { if (i == 3000) this.n = 5; }
  }
}
