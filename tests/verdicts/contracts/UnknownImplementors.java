// expect methods [options: --engine bounded --property contracts,assert --objects 2 --loops 3]
// A method that somebody else implements answers what its contract allows, however the contract came to it; what the contract leaves open stays open, and nothing is proved by code that nobody gave.
// expect contract=undecided of UnknownImplementors: none twoCases inherited both several generic old wide impossible impossibleForSome exceptional
// expect contract=refuted of UnknownImplementors: open noneWrong twoCasesWrong inheritedWrong severalWrong genericWrong oldWrong outsideOfCase
// expect assert=undecided of UnknownImplementors: asserts viaField viaArray viaLambda impossibleForSome
// expect assert=refuted of UnknownImplementors: assertsWrong viaFieldWrong viaArrayWrong
public class UnknownImplementors {
  interface Picker {
    //@ ensures n == 0 ==> \result;
    /*@ pure @*/ boolean pick(int n);

    boolean free(int n);
  }

  //@ ensures \result;
  static boolean none(Picker p) { return p.pick(0); }

  //@ ensures \result;
  static boolean noneWrong(Picker p) { return p.pick(1); }

  //@ ensures \result;
  static boolean open(Picker p) { return p.free(0); }

  static abstract class Counter {
    int base;

    /*@ public normal_behavior
      @   requires x > 0;
      @   ensures \result > x;
      @ also
      @   public normal_behavior
      @   requires x <= 0;
      @   ensures \result == 0;
      @*/
    abstract int count(int x);

    //@ requires x > 10;
    //@ ensures \result == base;
    abstract int based(int x);

    //@ ensures \result == \old(base) + 1;
    //@ assignable \nothing;
    abstract int next();

    //@ ensures (\forall int i; 0 <= i && i < 3; \result > a[i]);
    //@ requires a.length == 3;
    abstract int above(int[] a);
  }

  //@ requires x < 1000;
  //@ ensures x > 0 ? \result > x : \result == 0;
  static int twoCases(Counter c, int x) { return c.count(x); }

  //@ ensures \result == 0;
  static int twoCasesWrong(Counter c, int x) { return c.count(x); }

  //@ requires x > 0;
  //@ ensures \result == c.base;
  static int outsideOfCase(Counter c, int x) { return x > 10 ? c.based(x) + (x == 12 ? 1 : 0) : c.base; }

  //@ ensures \result == c.base + 1;
  static int old(Counter c) { c.base = 5; return c.next(); }

  //@ ensures \result == \old(c.base) + 1;
  static int oldWrong(Counter c) { c.base = 5; return c.next(); }

  //@ requires a.length == 3;
  //@ ensures \result > a[1];
  static int wide(Counter c, int[] a) { return c.above(a); }

  interface Positive {
    //@ ensures \result > 0;
    int give();
  }

  interface Small {
    //@ ensures \result < 10;
    int give();
  }

  interface Both extends Positive, Small {
    //@ also
    //@ ensures \result != 5;
    int give();
  }

  interface Sub extends Positive { }

  //@ ensures \result > 0;
  static int inherited(Sub s) { return s.give(); }

  //@ ensures \result > 1;
  static int inheritedWrong(Sub s) { return s.give(); }

  //@ ensures 0 < \result && \result < 10 && \result != 5;
  static int both(Both b) { return b.give(); }

  //@ ensures 0 < \result && \result < 9;
  static int severalWrong(Both b) { return b.give(); }

  //@ ensures \result > 1;
  static int several(Both b) { int x = b.give(); int y = b.give(); return x + y; }

  interface Holder<T> {
    //@ ensures \result == (t == null ? 0 : 7);
    int size(/*@ nullable @*/ T t);
  }

  interface Texts extends Holder<String> { }

  //@ ensures \result == 7;
  static int generic(Texts h, String s) { return h.size(s); }

  //@ ensures \result == 7;
  static int genericWrong(Texts h, /*@ nullable @*/ String s) { return h.size(s); }

  interface Strange {
    //@ ensures \result > 0 && \result < 0;
    int nothing();

    //@ ensures x > 5 ==> \result > 0 && \result < 0;
    //@ ensures \result >= 0;
    int some(int x);

    //@ exceptional_behavior
    //@ requires x > 0;
    //@ signals (Exception e) true;
    //@ also normal_behavior
    //@ requires x <= 0;
    //@ ensures \result == 1;
    int fails(int x);
  }

  //@ ensures \result == 3;
  static int impossible(Strange s) { return s.nothing(); }

  //@ ensures \result >= 0;
  static int impossibleForSome(Strange s, int x) { int r = s.some(x); assert r >= 0; return r; }

  //@ ensures \result == 1;
  static int exceptional(Strange s, int x) { return s.fails(x); }

  static void asserts(Picker p) { assert p.pick(0); }

  static void assertsWrong(Picker p) { assert p.pick(2); }

  static class Box {
    Picker kept;
    Picker[] all;

    Box(Picker p) { kept = p; all = new Picker[] {p}; }
  }

  static void viaField(Box b) { assert b.kept.pick(0); }

  static void viaFieldWrong(Box b) { assert b.kept.pick(3); }

  //@ requires b.all.length > 0 && b.all[0] != null;
  static void viaArray(Box b) { assert b.all[0].pick(0); }

  //@ requires b.all.length > 0 && b.all[0] != null;
  static void viaArrayWrong(Box b) { assert b.all[0].pick(3); }

  static void viaLambda(Picker p) { java.util.function.BooleanSupplier s = () -> p.pick(0); assert s.getAsBoolean(); }
}
