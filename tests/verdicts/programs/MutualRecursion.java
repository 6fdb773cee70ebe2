// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Even and odd, and a recursion over digits. */
public class MutualRecursion {
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  static int digits(int n) {
    return n < 10 ? n : n % 10 + digits(n / 10);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 7);
    assert even(n) == (n % 2 == 0);
    assert even(n) != odd(n);
    int number = Jury.chooseInt(0, 999);
    int sum = digits(number);
    assert sum <= 27;
    assert sum % 9 == number % 9;
  }
}
