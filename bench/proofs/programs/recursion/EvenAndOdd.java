// property: assert
// Two methods that call each other tell even numbers from odd ones.
import jury.Jury;

public class EvenAndOdd {
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1); // wrong: return n == 0 || even(n - 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    assert even(n) == (n % 2 == 0);
  }
}
