// expect methods [options: --engine bounded --property contracts]
// expect contract=undecided of CallsWithin: wrong
// expect contract=proved of CallsWithin: half right twice
// A method must be called as its precondition says.
public class CallsWithin {
  //@ requires x >= 0;
  //@ ensures \result == x / 2;
  static int half(int x) {
    return x / 2;
  }

  //@ requires x >= 0;
  //@ ensures true;
  static int wrong(int x) {
    return half(x - 1);
  }

  //@ requires x > 0;
  //@ ensures \result >= 0;
  static int right(int x) {
    return half(x - 1);
  }

  //@ requires 0 <= x && x < 1000;
  //@ ensures \result <= x;
  static int twice(int x) {
    return half(half(x) + half(x));
  }
}
