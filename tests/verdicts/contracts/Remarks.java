// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Clauses that speak of something else than the states before and after do not stand in the way of the others.
// expect contract=proved of Remarks: largest half first
// expect contract=refuted of Remarks: largestWrong halfWrong
public class Remarks {
  /*@ requires a.length > 0;
    @ ensures (\forall int i; 0 <= i && i < a.length; \result >= a[i]);
    @ assignable \nothing;
    @*/
  static int largest(int[] a) {
    int found = a[0];
    /*@ loop_invariant 1 <= i && i <= a.length && (\forall int k; 0 <= k && k < i; found >= a[k]);
      @ assignable found, i;
      @ decreases a.length - i;
      @*/
    for (int i = 1; i < a.length; i++) if (a[i] > found) found = a[i];
    return found;
  }

  /*@ requires a.length > 0;
    @ ensures (\forall int i; 0 <= i && i < a.length; \result >= a[i]);
    @*/
  static int largestWrong(int[] a) {
    int found = a[0];
    //@ loop_invariant 1 <= i && i <= a.length;
    //@ loop_modifies found, i;
    for (int i = 1; i < a.length; i++) if (a[i] < found) found = a[i];
    return found;
  }

  /*@ requires n >= 0;
    @ ensures \result == n / 2;
    @ measured_by n;
    @ accessible \nothing;
    @ diverges false;
    @*/
  static int half(int n) {
    return n >> 1;
  }

  /*@ ensures \result == n / 2;
    @ accessible \nothing;
    @*/
  static int halfWrong(int n) {
    return n >> 1;
  }

  /*@ requires a.length > 0;
    @ ensures \result == a[0];
    @ implies_that
    @ requires a.length == 1;
    @ ensures \result == a[a.length - 1];
    @*/
  static int first(int[] a) {
    return a[0];
  }
}
