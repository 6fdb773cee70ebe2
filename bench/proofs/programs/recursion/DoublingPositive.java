// property: assert
// Powers of two stay positive up to the thirtieth.
import jury.Jury;

public class DoublingPositive {
  static int power(int n) {
    return n == 0 ? 1 : 2 * power(n - 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 30); // wrong: int n = Jury.chooseInt(0, 31);
    assert power(n) > 0;
  }
}
