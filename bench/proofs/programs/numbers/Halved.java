// property: assert
// Half of a number as a double, cut off, is the quotient.
import jury.Jury;

public class Halved {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int half = (int) (n / 2.0); // wrong: int half = (int) Math.floor(n / 2.0);
    assert half == n / 2;
  }
}
