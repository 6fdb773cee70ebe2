// property: assert
// The sum of the digits is not above the number.
import jury.Jury;

public class DigitSum {
  static int digits(int n) {
    if (n < 10) {
      return n;
    }
    return n % 10 + digits(n / 10);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    int sum = digits(n);
    assert sum >= 0 && sum <= n; // wrong: assert sum >= 0 && sum < n;
  }
}
