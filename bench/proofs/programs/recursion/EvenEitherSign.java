// property: assert
// The same for numbers of either sign, by steps towards zero.
import jury.Jury;

public class EvenEitherSign {
  static boolean even(int n) {
    if (n == 0) {
      return true;
    }
    return n > 0 ? odd(n - 1) : odd(n + 1);
  }

  static boolean odd(int n) {
    if (n == 0) {
      return false;
    }
    return n > 0 ? even(n - 1) : even(n + 1); // wrong: return n > 0 ? even(n - 1) : odd(n + 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    assert even(n) == (n % 2 == 0);
  }
}
