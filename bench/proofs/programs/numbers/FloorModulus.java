// property: assert
// floorMod by a positive number is in its range, the remainder is not.
import jury.Jury;

public class FloorModulus {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int m = Jury.chooseInt();
    Jury.assume(m > 0);
    int r = Math.floorMod(a, m); // wrong: int r = a % m;
    assert 0 <= r && r < m;
  }
}
