// expect methods [options: --engine bounded --property contracts --quantifiers expand --objects 2 --loops 4]
// Ranges are expanded within the bounds, and there is no proof beyond them.
// expect contract=bounded of QuantifiersExpanded: below
// expect contract=refuted of QuantifiersExpanded: zeroed
public class QuantifiersExpanded {
  //@ requires n >= 0;
  //@ ensures (\exists int i; 0 <= i && i <= n; i == \result);
  //@ assignable \nothing;
  static int below(int n) {
    return n;
  }

  //@ requires a.length > 0;
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
  static void zeroed(int[] a) {
    for (int i = 1; i < a.length; i++) a[i] = 0;
  }
}
