// property: assert
// Euclid in a loop ends with a positive number.
import jury.Jury;

public class DivisorInLoop {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a > 0 && b > 0); // wrong: Jury.assume(a >= 0 && b >= 0);
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    assert a > 0;
  }
}
