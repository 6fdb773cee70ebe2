// property: assert
// Euclid by remainders: what comes out divides the first number.
import jury.Jury;

public class DivisorDivides {
  static int divisor(int a, int b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt(1, 1000);
    int b = Jury.chooseInt(1, 1000);
    assert a % divisor(a, b) == 0; // wrong: assert a % divisor(a, b) == 0 && divisor(a, b) < b;
  }
}
