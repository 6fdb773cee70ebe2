class Parity {
  //@ requires n >= 0;
  //@ ensures \result == (n == 0 || odd(n - 1));
  static /*@ pure @*/ boolean even(int n) {
    return n % 2 == 0;
  }

  //@ requires n >= 0;
  //@ ensures \result == (n != 0 && even(n - 1));
  static /*@ pure @*/ boolean odd(int n) {
    return n % 2 == 1;
  }

  //@ ensures \result == n % 2;
  static int rest(int n) {
    return n % 2;
  }
}
