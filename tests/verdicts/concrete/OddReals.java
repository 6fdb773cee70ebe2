// expect methods [options: --engine concrete --property assert]
// expect assert=refuted of OddReals: roundsHalfUp everyLongIsADouble isItself
// Where floating-point numbers are not those of mathematics: values that are tried first.
public class OddReals {
  static void roundsHalfUp(double d) {
    if (d > 0 && d < 100) assert Math.round(d) == (long) (d + 0.5);
  }

  static void everyLongIsADouble(long l) {
    assert (long) (double) l == l;
  }

  static void isItself(double d) {
    assert d == d;
  }
}
