public class Meter {
  int units;

  //@ requires 0 <= n && n <= 500 && 0 <= units && units <= 1000 - n;
  //@ ensures units == \old(units) + n;
  //@ assignable units;
  void count(int n) {
    if (n > 0) {
      units++;
      count(n - 1);
    }
  }

  //@ requires price >= 0;
  //@ ensures 0 <= \result && \result <= price;
  //@ assignable \nothing;
  static int discount(int price) {
    return price / 10;
  }

  //@ requires price >= 0;
  //@ ensures \result == price / 10;
  //@ assignable \nothing;
  static int shown(int price) {
    return discount(price);
  }
}
