// expect methods [options: --engine bounded --property assert]
// expect assert=proved of RoundedNumbers: powersOfIntegers
// expect assert=refuted of RoundedNumbers: floorIsCast ceilIsAbove
// Math.floor, ceil and rint of any double; Math.pow of known integers.
public class RoundedNumbers {
  static void powersOfIntegers() {
    assert Math.pow(2, 10) == 1024 && Math.pow(-3, 3) == -27 && Math.pow(7, 0) == 1;
  }

  static void floorIsCast(double d) {
    if (d > -1000 && d < 1000) assert Math.floor(d) == (int) d;
  }

  static void ceilIsAbove(double d) {
    assert Math.ceil(d) >= d;
  }
}
