// expect methods [options: --engine bounded --property contracts]
// expect contract=refuted of CallsWithin: wrong throughHelper makes passesNull inLoop descendsWrong afterCatch
// expect contract=proved of CallsWithin: half right twice makesRight catches widens
// expect contract=bounded of CallsWithin: descends
// A method must be called as its precondition says.
public class CallsWithin {
  static class Amount {
    int value;

    //@ requires value > 0;
    //@ ensures this.value == value;
    Amount(int value) {
      this.value = value;
    }
  }

  static class Scale {
    //@ requires 0 < x;
    //@ ensures \result >= 0;
    int of(int x) {
      return x / 4;
    }
  }

  static class WiderScale extends Scale {
    //@ also
    //@ requires x == 0;
    //@ ensures \result == 0;
    @Override
    int of(int x) {
      return x / 8;
    }
  }

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

  static int between(int x) {
    return half(x);
  }

  //@ requires true;
  static int throughHelper(int x) {
    return between(x);
  }

  //@ requires x >= 0;
  static Amount makes(int x) {
    return new Amount(x);
  }

  //@ requires x >= 0 && x < 100;
  //@ ensures \result.value > 0;
  static Amount makesRight(int x) {
    return new Amount(x + 1);
  }

  //@ requires true;
  //@ ensures \result == text;
  static Object same(Object text) {
    return text;
  }

  //@ requires true;
  static /*@ nullable @*/ Object passesNull(/*@ nullable @*/ Object given) {
    return same(given);
  }

  //@ requires 0 <= n && n <= 3;
  static int inLoop(int n) {
    int sum = 0;
    for (int i = n; i >= -1; i--) sum += half(i);
    return sum;
  }

  //@ requires n >= 0;
  //@ ensures \result == 0;
  static int descends(int n) {
    return n == 0 ? 0 : descends(n - 1);
  }

  //@ requires n >= 0;
  //@ ensures \result == 0;
  static int descendsWrong(int n) {
    return n <= 1 ? 0 : n == 2 ? descendsWrong(n - 3) : descendsWrong(n - 1);
  }

  // The wider class allows zero, the other does not: which one it is decides.
  //@ requires x >= 0;
  //@ requires scale instanceof WiderScale || x > 0;
  //@ ensures \result >= 0;
  static int widens(Scale scale, int x) {
    return scale.of(x);
  }

  // A broken precondition stays one when what follows is caught.
  //@ requires true;
  static int afterCatch(int x) {
    try {
      return 10 / half(x);
    } catch (ArithmeticException e) {
      return 0;
    }
  }

  //@ requires true;
  static int catches(int x) {
    try {
      return x < 0 ? 0 : 10 / half(x);
    } catch (ArithmeticException e) {
      return 0;
    }
  }
}
