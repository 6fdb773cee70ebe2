// property: assert
// One up for even numbers, one down for odd ones: it stays near zero.
import jury.Jury;

public class UpAndDown {
  static int walk(int n) {
    if (n <= 0) {
      return 0;
    }
    return n % 2 == 0 ? walk(n - 1) + 1 : walk(n - 1) - 1; // wrong: return n % 4 == 0 ? walk(n - 1) + 1 : walk(n - 1) - 1;
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int result = walk(n);
    assert result == 0 || result == -1;
  }
}
