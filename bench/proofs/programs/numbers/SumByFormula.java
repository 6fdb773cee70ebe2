// property: assert
// The sum of the first numbers in a loop.
import jury.Jury;

public class SumByFormula {
  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 40000);
    int sum = 0;
    for (int i = 1; i <= n; i++) { // wrong: for (int i = 1; i < n; i++) {
      sum += i;
    }
    assert sum == n * (n + 1) / 2;
  }
}
