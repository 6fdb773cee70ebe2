// property: assert
// The same with a summand of either sign.
import jury.Jury;

public class SumEitherSign {
  static int plus(int a, int b) {
    if (b == 0) {
      return a;
    }
    if (b > 0) {
      return plus(a + 1, b - 1);
    }
    return plus(a - 1, b + 1); // wrong: return plus(a + 1, b + 1);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    assert plus(a, b) == a + b;
  }
}
