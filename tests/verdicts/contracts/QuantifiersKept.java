// expect methods [options: --engine bounded --property contracts --quantifiers keep --objects 2 --loops 4]
// Ranges far beyond the bounds, as they are: neither a proof nor a mistake may depend on where a range would be cut.
// expect contract=proved of QuantifiersKept: below copyOf
// expect contract=refuted of QuantifiersKept: hole zeroed
public class QuantifiersKept {
  //@ requires n >= 0;
  //@ ensures (\forall int i; 0 <= i && i < n; i < \result);
  //@ assignable \nothing;
  static int below(int n) {
    return n;
  }

  // wrong for one number far away
  //@ requires n > 1000 && n < 3000;
  //@ ensures (\forall int i; 0 <= i && i < n; i != \result);
  //@ assignable \nothing;
  static int hole(int n) {
    return n - 700;
  }

  //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[i]);
  //@ ensures \result.length == a.length;
  static int[] copyOf(int[] a) {
    return a;
  }

  //@ requires a.length > 0;
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
  static void zeroed(int[] a) {
    for (int i = 1; i < a.length; i++) a[i] = 0;
  }
}
