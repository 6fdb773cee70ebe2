// expect methods [options: --engine bounded --property contracts]
// expect contract=refuted of QuantifiersUnused: existsOrTrue trueAndExists forallBeforeTrue negated negatedEqual both
// expect contract=proved of QuantifiersUnused: trueOrExists decidedBefore enough
// A clause whose evaluation throws does not hold, whether or not what throws has a part in the clause's value.
public class QuantifiersUnused {
  //@ ensures (\exists int i; 0 <= i && i < 3; a[i] != 5) || true;
  static void existsOrTrue(int[] a) {}

  //@ ensures true | (\exists int i; 0 <= i && i < 3; a[i] != 5);
  static void trueAndExists(int[] a) {}

  //@ ensures (\forall int i; 0 <= i && i < 3; a[i] != 5) || true;
  static void forallBeforeTrue(int[] a) {}

  //@ ensures !(\forall int i; 0 <= i && i < 3; a[i] != 5) || true;
  static void negated(int[] a) {}

  //@ ensures (\forall int i; 0 <= i && i < 3; a[i] != 5) == (\forall int i; 0 <= i && i < 3; a[i] != 5) || true;
  static void negatedEqual(int[] a) {}

  //@ requires a.length >= 3;
  //@ ensures (\forall int i; 0 <= i && i < 2; (\exists int j; 0 <= j && j < 4; a[j] == 1) || true);
  static void both(int[] a) {}

  //@ ensures true || (\exists int i; 0 <= i && i < 3; a[i] != 5);
  static void trueOrExists(int[] a) {}

  // the first number decides, where there is one
  //@ requires a.length > 0 && a[0] == 5;
  //@ ensures (\exists int i; 0 <= i && i < 3; a[i] == 5) || true;
  static void decidedBefore(int[] a) {}

  //@ requires a.length >= 3;
  //@ ensures (\exists int i; 0 <= i && i < 3; a[i] != 5) || true;
  static void enough(int[] a) {}
}
