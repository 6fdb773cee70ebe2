// property: assert
// Trial division by a recursion: no even number above two is prime.
import jury.Jury;

public class PrimeByTrial {
  static boolean noDivisorFrom(int n, int d) {
    if (d >= n) {
      return true;
    }
    if (n % d == 0) {
      return false;
    }
    return noDivisorFrom(n, d + 1);
  }

  public static void main(String[] args) {
    int half = Jury.chooseInt(2, 1000000); // wrong: int half = Jury.chooseInt(1, 1000000);
    assert !noDivisorFrom(2 * half, 2);
  }
}
