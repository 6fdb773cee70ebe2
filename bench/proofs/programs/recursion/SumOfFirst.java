// property: assert
// The sum of the first numbers, by a recursion and by the formula.
import jury.Jury;

public class SumOfFirst {
  static int sum(int n) {
    return n == 0 ? 0 : n + sum(n - 1);
  }

  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 40000);
    assert sum(n) == n * (n + 1) / 2; // wrong: assert sum(n) == n * (n + 1) / 2 && n != 9;
  }
}
