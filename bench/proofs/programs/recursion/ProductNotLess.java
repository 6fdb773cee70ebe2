// property: assert
// A product of positive numbers is not less than a factor.
import jury.Jury;

public class ProductNotLess {
  static long times(long a, int b) {
    if (b == 0) {
      return 0;
    }
    return a + times(a, b - 1);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt(1, 100000);
    int b = Jury.chooseInt(1, 100000); // wrong: int b = Jury.chooseInt(0, 100000);
    assert times(a, b) >= a;
  }
}
