// property: assert
// Euclid by subtraction: positive, and not above either number.
import jury.Jury;

public class DivisorBySubtraction {
  static int divisor(int a, int b) {
    if (a == b) {
      return a;
    }
    return a > b ? divisor(a - b, b) : divisor(a, b - a);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a > 0 && b > 0);
    int result = divisor(a, b);
    assert result > 0 && result <= a && result <= b; // wrong: assert result > 0 && result <= a && result < b;
  }
}
