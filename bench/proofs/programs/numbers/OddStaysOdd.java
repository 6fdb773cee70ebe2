// property: assert
// Odd times odd is odd, overflow or not.
import jury.Jury;

public class OddStaysOdd {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    int product = 1;
    for (int i = 0; i < n; i++) {
      product *= 3; // wrong: product *= i == 4 ? 2 : 3;
    }
    assert (product & 1) == 1;
  }
}
