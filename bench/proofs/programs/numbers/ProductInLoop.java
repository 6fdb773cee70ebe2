// property: assert
// A product as a sum in a loop, within the range.
import jury.Jury;

public class ProductInLoop {
  public static void main(String[] args) {
    int a = Jury.chooseInt(0, 10000);
    int b = Jury.chooseInt(0, 10000);
    int product = 0;
    for (int i = 0; i < b; i++) {
      product += a; // wrong: product += i == 2 ? a + 1 : a;
    }
    assert product == a * b;
  }
}
