// property: assert
// Division by subtraction: quotient and remainder.
import jury.Jury;

public class QuotientInLoop {
  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 100000);
    int d = Jury.chooseInt(1, 1000);
    int quotient = 0;
    int rest = n;
    while (rest >= d) { // wrong: while (rest > d) {
      rest -= d;
      quotient++;
    }
    assert quotient * d + rest == n && rest < d;
  }
}
