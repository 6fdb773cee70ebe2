// property: assert
// Pascal's triangle holds positive numbers.
import jury.Jury;

public class Binomials {
  static int choose(int n, int k) {
    if (k == 0 || k == n) {
      return 1;
    }
    return choose(n - 1, k - 1) + choose(n - 1, k);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 30);
    int k = Jury.chooseInt(0, 30);
    Jury.assume(k <= n);
    assert choose(n, k) >= 1; // wrong: assert choose(n, k) >= 1 && choose(n, k) != 6;
  }
}
