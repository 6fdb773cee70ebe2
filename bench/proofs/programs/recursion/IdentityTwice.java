// property: assert
// Counting up again what was counted down, twice, for all numbers: below zero it wraps around.
import jury.Jury;

public class IdentityTwice {
  static int same(int n) {
    return n == 0 ? 0 : same(n - 1) + 1; // wrong: return n == 3 ? 4 : n == 0 ? 0 : same(n - 1) + 1;
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    assert same(same(n)) == n;
  }
}
