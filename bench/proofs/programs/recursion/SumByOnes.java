// property: assert
// A sum by ones, for all numbers, whether it overflows or not.
import jury.Jury;

public class SumByOnes {
  static int plus(int a, int b) {
    if (b == 0) {
      return a;
    }
    return plus(a + 1, b - 1); // wrong: return plus(a + 1, b > 5 ? b - 2 : b - 1);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(b >= 0);
    assert plus(a, b) == a + b;
  }
}
