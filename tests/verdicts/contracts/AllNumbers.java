// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Quantifiers over all numbers, in every place and direction: what they say is exact, or the answer is open; a precondition that no state satisfies shows nothing.
// expect contract=proved of AllNumbers: is above nextTo greatest even longs nested shorts withinConstants outsideConstants
// expect contract=refuted of AllNumbers: greatestWrong squareWrong outsideConstantsWrong shortsWrong halfOpenWrong
// expect contract=undecided of AllNumbers: half aboveAll notAll longsWrong none never odd neverByConstants assumed assumedAll asserted
// expect contract=undecided of AllNumbers$Unmade: get
public class AllNumbers {
  //@ requires x == 1;
  //@ ensures (\exists int v; 2 * v == x);
  static void half(int x) { }

  //@ ensures (\exists int v; v == x);
  static void is(int x) { }

  //@ ensures (\exists int v; v > x);
  static void aboveAll(int x) { }

  //@ requires x < 100;
  //@ ensures (\exists int v; v > x);
  static void above(int x) { }

  //@ ensures (\exists int v; v == x + 1);
  static void nextTo(int x) { }

  //@ requires (\forall int v; v <= x);
  //@ ensures x == Integer.MAX_VALUE;
  static void greatest(int x) { }

  //@ requires (\forall int v; v <= x);
  //@ ensures x == 5;
  static void greatestWrong(int x) { }

  //@ requires x == 10201;
  //@ ensures (\exists int v; v * v == x && v > 100);
  static void square(int x) { }

  //@ requires (\exists int v; v * v == x && v > 100 && v < 1000);
  //@ ensures x != 10201;
  static void squareWrong(int x) { }

  //@ ensures \result ==> (\exists int v; 2 * v == x);
  static boolean even(int x) { return (x & 1) == 0; }

  //@ ensures (\exists long v; v == x);
  static void longs(int x) { }

  //@ requires x == 3;
  //@ ensures (\exists long v; v * 2 == x);
  static void longsWrong(int x) { }

  //@ ensures (\forall int v; (\exists int w; w == v + x));
  static void nested(int x) { }

  //@ ensures !(\forall int v; 2 * v != 7);
  static void notAll(int x) { }

  //@ requires 0 <= x && x < 30000;
  //@ ensures (\exists short v; v == x);
  static void shorts(int x) { }

  //@ requires 0 <= x;
  //@ ensures (\exists short v; v == x);
  static void shortsWrong(int x) { }

  //@ requires (\exists int v; 0 <= v && v < 100000; a == v + 50000);
  //@ ensures a < 150000;
  static void withinConstants(int a) { }

  //@ requires (\forall int v; 0 <= v && v < 100000; a != v);
  //@ ensures a < 0 || a >= 100000;
  static void outsideConstants(int a) { }

  //@ requires (\forall int v; 0 <= v && v < 100000; a != v);
  //@ ensures a < 0;
  static void outsideConstantsWrong(int a) { }

  //@ requires a > 7;
  //@ ensures (\exists int v; v >= a; v < 0);
  static void halfOpenWrong(int a) { }

  // No state satisfies these.

  //@ requires (\exists int v; v != v);
  //@ ensures \result == 7;
  static int none() { return 1; }

  //@ requires (\forall int v; v != x);
  //@ ensures \result == 7;
  static int never(int x) { return 1; }

  //@ requires (\exists int v; 2 * v == 2 * x + 1);
  //@ ensures \result == 7;
  static int odd(int x) { return 1; }

  //@ requires (\forall int v; -1000000 <= v && v < 1000000; a != v) && -5 < a && a < 5;
  //@ ensures \result == 7;
  static int neverByConstants(int a) { return 1; }

  //@ ensures \result == 7;
  static int assumed(int x) {
    //@ assume (\exists int v; v != v && v == x);
    return 1;
  }

  //@ ensures \result == 7;
  static int assumedAll(int x) {
    //@ assume (\forall int v; v != x);
    return 1;
  }

  //@ requires x == 1;
  static void asserted(int x) {
    //@ assert (\exists int v; 2 * v == x);
  }

  static class Unmade {
    int x;
    //@ invariant (\exists int v; 2 * v == 2 * x + 1);

    //@ ensures \result == 7;
    int get() { return 1; }
  }
}
