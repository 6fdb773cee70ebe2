// property: assert
// A product as a sum that is repeated.
import jury.Jury;

public class ProductBySums {
  static int times(int a, int b) {
    if (b == 0) {
      return 0;
    }
    return a + times(a, b - 1);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 1000);
    int b = Jury.chooseInt(0, 1000);
    assert times(a, b) == a * b; // wrong: assert times(a, b) == a * b || b == 3;
  }
}
