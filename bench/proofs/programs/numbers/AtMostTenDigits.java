// property: assert
// A number has at most ten digits.
import jury.Jury;

public class AtMostTenDigits {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    int digits = 1;
    while (n >= 10) { // wrong: while (n >= 1) {
      n /= 10;
      digits++;
    }
    assert digits <= 10;
  }
}
