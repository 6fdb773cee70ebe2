// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Calls of methods that have contracts, constructors, ring buffer; each method and a twin with one mistake.
// expect contract=bounded of Calls: tryTake offer poll
// expect contract=proved of Calls: root2 safeHalf twice chain
// expect contract=refuted of Calls: root2Wrong safeHalfWrong twiceWrong chainWrong tryTakeWrong offerWrong pollWrong
// expect contract=proved of Calls$Range: shift contains <init>
// expect contract=refuted of Calls$RangeWrong: <init> contains shift
public class Calls {
  static final class Range {
    int low;
    int high;

    //@ invariant low <= high;

    //@ ensures low <= high && (low == a || low == b) && (high == a || high == b);
    public Range(int a, int b) {
      low = a < b ? a : b;
      high = a < b ? b : a;
    }

    //@ ensures \result <==> low <= x && x < high;
    public boolean contains(int x) {
      return low <= x && x < high;
    }

    //@ requires -1000 <= by && by <= 1000 && -1000 <= low && high <= 1000;
    //@ ensures high - low == \old(high - low);
    public void shift(int by) {
      low += by;
      high += by;
    }
  }

  static final class RangeWrong {
    int low;
    int high;

    //@ invariant low <= high;

    //@ ensures (low == a || low == b) && (high == a || high == b);
    public RangeWrong(int a, int b) {
      low = a;
      high = b;
    }

    //@ ensures \result <==> low <= x && x < high;
    public boolean contains(int x) {
      return low <= x && x <= high;
    }

    //@ requires -1000 <= by && by <= 1000 && -1000 <= low && high <= 1000;
    //@ ensures high - low == \old(high - low) || high == low;
    public void shift(int by) {
      low += by;
    }
  }

  /*@ nullable */ Object[] places;
  int head;
  int size;

  //@ invariant places != null && places.length > 0;
  //@ invariant 0 <= head && head < places.length;
  //@ invariant 0 <= size && size <= places.length;

  //@ requires x >= 0 && x <= 4;
  //@ ensures \result >= 0 && \result * \result <= x;
  //@ assignable \nothing;
  static int root(int x) {
    return x == 0 ? 0 : x < 4 ? 1 : 2;
  }

  //@ requires x >= 0 && x <= 4;
  //@ ensures \result >= 0 && \result <= 2;
  public static int root2(int x) {
    return root(x);
  }

  //@ requires x >= 0 && x <= 4;
  //@ ensures \result >= 0 && \result <= 2;
  public static int root2Wrong(int x) {
    return root(x) + 1;
  }

  //@ requires x >= 0;
  //@ ensures \result >= 0 && \result <= x;
  //@ assignable \nothing;
  static int half(int x) {
    return x / 2;
  }

  //@ ensures \result >= 0;
  public static int safeHalf(int x) {
    return x < 0 ? 0 : half(x);
  }

  //@ ensures \result >= 0;
  public static int safeHalfWrong(int x) {
    return x < 0 ? half(x + 1) : half(x);
  }

  //@ requires x >= 0;
  //@ ensures \result <= x;
  public static int twice(int x) {
    return half(half(x));
  }

  //@ requires x >= 0;
  //@ ensures \result <= x;
  public static int twiceWrong(int x) {
    return half(x) + half(x) + 1;
  }

  //@ ensures \result.low <= \result.high && \fresh(\result);
  public static Range chain(int a, int b) {
    return new Range(a, b);
  }

  //@ ensures \result.low == a && \fresh(\result);
  public static Range chainWrong(int a, int b) {
    return new Range(a, b);
  }

  //@ ensures \old(size) == 0 ==> \result == null && size == 0;
  //@ ensures \old(size) > 0 ==> size == \old(size) - 1 && \result == \old(places[head]);
  public /*@ nullable */ Object tryTake() {
    if (size == 0) return null;
    Object taken = places[head];
    head = head + 1 == places.length ? 0 : head + 1;
    size--;
    return taken;
  }

  //@ ensures \old(size) == 0 ==> \result == null && size == 0;
  //@ ensures \old(size) > 0 ==> size == \old(size) - 1 && \result == \old(places[head]);
  public /*@ nullable */ Object tryTakeWrong() {
    if (size == 0) return null;
    Object taken = places[head];
    head = head + 1;
    size--;
    return taken;
  }

  //@ ensures \result <==> \old(size) < places.length;
  //@ ensures \result ==> size == \old(size) + 1 && (\exists int i; 0 <= i && i < places.length; places[i] == x);
  //@ ensures \old(size) > 0 ==> places[head] == \old(places[head]);
  public boolean offer(Object x) {
    if (size == places.length) return false;
    int at = head + size;
    if (at >= places.length) at -= places.length;
    places[at] = x;
    size++;
    return true;
  }

  //@ ensures \result <==> \old(size) < places.length;
  //@ ensures \old(size) > 0 ==> places[head] == \old(places[head]);
  public boolean offerWrong(Object x) {
    if (size == places.length) return false;
    places[size] = x;
    size++;
    return true;
  }

  //@ ensures size == \old(size) - 1 && \result == \old(places[head]);
  //@ signals (IllegalStateException e) \old(size) == 0 && size == 0;
  //@ signals_only IllegalStateException;
  public /*@ nullable */ Object poll() {
    if (size == 0) throw new IllegalStateException();
    return tryTake();
  }

  //@ ensures size == \old(size) - 1 && \result == \old(places[head]);
  //@ signals (IllegalStateException e) \old(size) == 0 && size == 0;
  //@ signals_only IllegalStateException;
  public /*@ nullable */ Object pollWrong() {
    if (size <= 1) throw new IllegalStateException();
    return tryTake();
  }
}
