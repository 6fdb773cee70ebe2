// property: assert
// A number that is doubled so often is a shifted one.
import jury.Jury;

public class PowersOfTwo {
  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 30);
    int power = 1;
    for (int i = 0; i < n; i++) {
      power *= 2; // wrong: power *= 3;
    }
    assert power == 1 << n;
  }
}
