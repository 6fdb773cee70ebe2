// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Recursion of any depth: the contract of the method stands for the call; what is wrong far away must not be proved.
// expect contract=proved of Recursive: count fill clear walk walkTwice
// expect contract=bounded of Recursive: fillFar
// expect contract=refuted of Recursive: countFar downFar
public class Recursive {
  //@ requires 0 <= n && n <= 1000;
  //@ ensures \result == n;
  //@ assignable \nothing;
  //@ signals_only \nothing;
  static int count(int n) {
    return n == 0 ? 0 : 1 + count(n - 1);
  }
  //@ requires 0 <= n && n <= 1000;
  //@ ensures \result == n;
  //@ assignable \nothing;
  static int countFar(int n) {
    return n == 0 ? 0 : n == 700 ? 5 : 1 + countFar(n - 1);
  }
  //@ requires 0 <= from && from <= a.length;
  //@ ensures \result == (\sum int k; from <= k && k < a.length; a[k]);
  //@ assignable \nothing;
  static int sum(int[] a, int from) {
    if (from == a.length) return 0;
    return a[from] + sum(a, from + 1);
  }
  //@ requires 0 <= from && from <= a.length;
  //@ ensures (\forall int k; from <= k && k < a.length; a[k] == x);
  //@ ensures (\forall int k; 0 <= k && k < from; a[k] == \old(a[k]));
  //@ assignable a[from .. a.length - 1];
  static void fill(int[] a, int from, int x) {
    if (from == a.length) return;
    a[from] = x;
    fill(a, from + 1, x);
  }
  //@ requires 0 <= from && from <= a.length;
  //@ ensures (\forall int k; from <= k && k < a.length; a[k] == x);
  //@ assignable a[*];
  static void fillFar(int[] a, int from, int x) {
    if (from == a.length) return;
    a[from] = from == 900 ? 0 : x;
    fillFar(a, from + 1, x);
  }
  //@ requires true;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0);
  //@ assignable a[*];
  static void clear(int[] a) {
    fill(a, 0, 0);
  }
  // the recursive call breaks the precondition, far away
  //@ requires 0 <= n;
  //@ ensures \result == 0;
  //@ assignable \nothing;
  static int downFar(int n) {
    return n == 0 ? 0 : downFar(n == 600 ? -1 : n - 1);
  }
  int steps;
  //@ requires 0 <= n && 0 <= steps && steps <= 1000 - n;
  //@ ensures steps == \old(steps) + n;
  //@ assignable steps;
  void walk(int n) {
    if (n == 0) return;
    steps++;
    walk(n - 1);
  }
  //@ requires 0 <= n && n <= 100 && 0 <= steps && steps <= 800;
  //@ ensures steps == \old(steps) + 2 * n;
  //@ assignable steps;
  void walkTwice(int n) {
    walk(n);
    walk(n);
  }
}
