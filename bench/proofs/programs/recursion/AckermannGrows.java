// property: assert
// Ackermann's function exceeds its second argument, in the first three rows.
import jury.Jury;

public class AckermannGrows {
  static long ackermann(int m, long n) {
    if (m == 0) {
      return n + 1; // wrong: return n;
    }
    if (n == 0) {
      return ackermann(m - 1, 1);
    }
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  public static void main(String[] args) {
    int m = Jury.chooseInt(0, 2);
    int n = Jury.chooseInt(0, 1000);
    assert ackermann(m, n) > n;
  }
}
