// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Counts and sums over arrays that are written to, for arrays of any length; each method and a twin with one mistake.
// expect contract=proved of FoldUpdates: cleared counted setFirst swapped swappedSum raised keptBehind chosen
// expect contract=refuted of FoldUpdates: clearedWrong countedWrong setFirstWrong swappedWrong swappedSumWrong raisedWrong keptBehindWrong chosenWrong
public class FoldUpdates {
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == 0) == a.length;
  static void cleared(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length && (\num_of int j; 0 <= j && j < i; a[j] == 0) == i;
    for (int i = 0; i < a.length; i++) a[i] = 0;
  }

  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == 0) == a.length;
  static void clearedWrong(int[] a) {
    for (int i = 1; i < a.length; i++) a[i] = 0;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] > 0);
  static int counted(int[] a) {
    int count = 0;
    //@ loop_invariant 0 <= i && i <= a.length && count == (\num_of int j; 0 <= j && j < i; a[j] > 0);
    for (int i = 0; i < a.length; i++)
      if (a[i] > 0) count++;
    return count;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] > 0);
  static int countedWrong(int[] a) {
    int count = 0;
    for (int i = 0; i < a.length; i++)
      if (a[i] >= 0) count++;
    return count;
  }

  //@ requires a.length > 0 && a[0] != k;
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == k) == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)) + 1;
  static void setFirst(int[] a, int k) {
    a[0] = k;
  }

  //@ requires a.length > 0;
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == k) == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)) + 1;
  static void setFirstWrong(int[] a, int k) {
    a[0] = k;
  }

  //@ requires 0 <= x && x < a.length && 0 <= y && y < a.length;
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == k) == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k));
  static void swapped(int[] a, int x, int y, int k) {
    int kept = a[x];
    a[x] = a[y];
    a[y] = kept;
  }

  //@ requires 0 <= x && x < a.length && 0 <= y && y < a.length;
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == k) == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k));
  static void swappedWrong(int[] a, int x, int y, int k) {
    a[x] = a[y];
    a[y] = a[x];
  }

  //@ requires 0 <= x && x < a.length && 0 <= y && y < a.length;
  //@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) == \old((\sum int i; 0 <= i && i < a.length; a[i]));
  static void swappedSum(int[] a, int x, int y) {
    int kept = a[x];
    a[x] = a[y];
    a[y] = kept;
  }

  //@ requires 0 <= x && x < a.length && 0 <= y && y < a.length;
  //@ ensures (\sum int i; 1 <= i && i < a.length; a[i]) == \old((\sum int i; 1 <= i && i < a.length; a[i]));
  static void swappedSumWrong(int[] a, int x, int y) {
    int kept = a[x];
    a[x] = a[y];
    a[y] = kept;
  }

  //@ requires 0 <= x && x < a.length;
  //@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) == \old((\sum int i; 0 <= i && i < a.length; a[i])) + by;
  static void raised(int[] a, int x, int by) {
    a[x] += by;
  }

  //@ requires 0 <= x && x < a.length;
  //@ ensures (\sum int i; 0 <= i && i < x; a[i]) == \old((\sum int i; 0 <= i && i < a.length; a[i])) + by;
  static void raisedWrong(int[] a, int x, int by) {
    a[x] += by;
  }

  //@ requires 0 <= x && x < a.length;
  //@ ensures (\max int i; 0 <= i && i < x; a[i]) == \old((\max int i; 0 <= i && i < x; a[i]));
  static void keptBehind(int[] a, int x, int value) {
    a[x] = value;
  }

  //@ requires 0 <= x && x < a.length;
  //@ ensures (\max int i; 0 <= i && i <= x; a[i]) == \old((\max int i; 0 <= i && i <= x; a[i]));
  static void keptBehindWrong(int[] a, int x, int value) {
    a[x] = value;
  }

  //@ requires 0 <= x && x < a.length;
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] < 0) <= \old((\num_of int i; 0 <= i && i < a.length; a[i] < 0));
  static void chosen(int[] a, int x, boolean cut) {
    if (cut) a[x] = 0;
  }

  //@ requires 0 <= x && x < a.length;
  //@ ensures (\num_of int i; 0 <= i && i < a.length; a[i] < 0) <= \old((\num_of int i; 0 <= i && i < a.length; a[i] < 0));
  static void chosenWrong(int[] a, int x, boolean cut) {
    if (cut) a[x] = -1;
  }
}
