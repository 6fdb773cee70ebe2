// property: assert
// Ackermann's function in its first row is the second successor.
import jury.Jury;

public class AckermannFirstRow {
  static int ackermann(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    if (n == 0) {
      return ackermann(m - 1, 1);
    }
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 1000);
    assert ackermann(1, n) == n + 2; // wrong: assert ackermann(1, n) != 10;
  }
}
