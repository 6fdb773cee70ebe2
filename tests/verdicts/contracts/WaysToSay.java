// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// What JML says in other words: old clauses, \let, labels, unreachable, steps of ghost variables, quantifiers over all numbers, contracts that call the method itself.
// expect contract=proved of WaysToSay: next twice never counted nothingAbove isEven factorial found
// expect contract=bounded of WaysToSay: sort
// expect contract=refuted of WaysToSay: nextWrong twiceWrong neverWrong countedWrong nothingAboveWrong factorialWrong sortWrong foundWrong
public class WaysToSay {
  private /*@ spec_public @*/ int value;

  /*@ public normal_behavior
    @   old long before = value;
    @   requires before < Integer.MAX_VALUE;
    @   assignable value;
    @   ensures value == before + 1;
    @*/
  public void next() {
    value++;
  }

  /*@ public normal_behavior
    @   old long before = value;
    @   requires before <= Integer.MAX_VALUE;
    @   assignable value;
    @   ensures value == before + 1;
    @*/
  public void nextWrong() {
    value++;
  }

  //@ ensures \result == (\let int v = \pre(value); (\lblneg sum v + v));
  public int twice() {
    return 2 * value;
  }

  //@ ensures \result == (\let int v = value; v + v);
  public int twiceWrong() {
    return 2 * value++;
  }

  //@ requires x > 0;
  public static int never(int x) {
    if (x < 0) {
      //@ unreachable;
      return 1;
    }
    return 0;
  }

  //@ requires x > 0;
  public static int neverWrong(int x) {
    if (x == 5) {
      //@ unreachable;
      return 1;
    }
    return 0;
  }

  //@ requires n >= 0;
  public static void counted(int n) {
    //@ ghost final int all = n;
    //@ ghost int up = 0, down = n;
    int i = 0;
    //@ maintaining 0 <= i && i <= n && up == i && down == all - i;
    while (i < n) {
      i++;
      //@ set up++;
      //@ set down -= 1;
    }
    //@ assert up == all && down == 0 : "both got there";
  }

  //@ requires n >= 0;
  public static void countedWrong(int n) {
    //@ ghost int up = 0;
    for (int i = 0; i < n; i++) {
      //@ set up += 2;
    }
    //@ assert up == n;
  }

  //@ ensures (\forall int v; v <= \result);
  public static int nothingAbove() {
    return Integer.MAX_VALUE;
  }

  //@ ensures (\forall int v; v <= \result);
  public static int nothingAboveWrong() {
    return Integer.MAX_VALUE - 1;
  }

  //@ ensures (\exists int v; v * 2 == \result);
  public static int isEven(int x) {
    return x + x;
  }

  //@ requires 0 <= n && n <= 2;
  //@ ensures \result == (n == 0 ? 1 : n * factorial(n - 1));
  public static /*@ pure */ int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  //@ requires 0 <= n && n <= 2;
  //@ ensures \result == (n == 0 ? 1 : n * factorialWrong(n - 1));
  public static /*@ pure */ int factorialWrong(int n) {
    return n == 0 ? 0 : n * factorialWrong(n - 1) + 1;
  }

  //@ ensures (\forall int v; (\num_of int k; 0 <= k && k < a.length; a[k] == v) == (\num_of int k; 0 <= k && k < a.length; \old(a[k]) == v));
  public static void sort(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int moved = a[i];
      int j = i;
      for (; j > 0 && a[j - 1] > moved; j--) a[j] = a[j - 1];
      a[j] = moved;
    }
  }

  //@ ensures (\forall int v; (\num_of int k; 0 <= k && k < a.length; a[k] == v) == (\num_of int k; 0 <= k && k < a.length; \old(a[k]) == v));
  public static void sortWrong(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) a[i] = a[i - 1];
    }
  }

  // The first that fits decides; that a later one cannot be divided by does not matter.
  //@ requires (\exists int i; 0 <= i && i < a.length; 10 / a[i] == 5);
  //@ ensures \result == (\exists int i; 0 <= i && i < a.length; 10 / a[i] == 5);
  public static boolean found(int[] a) {
    return true;
  }

  //@ requires (\exists int i; 0 <= i && i < a.length; 10 / a[i] == 5);
  //@ ensures a.length != 2 || a[1] != 0;
  public static void foundWrong(int[] a) {
  }
}
