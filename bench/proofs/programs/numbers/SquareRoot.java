// property: assert
// The whole root of a number up to a million, step by step.
import jury.Jury;

public class SquareRoot {
  public static void main(String[] args) {
    int n = Jury.chooseInt(0, 1000000);
    int root = 0;
    while ((root + 1) * (root + 1) <= n) { // wrong: while ((root + 1) * (root + 1) < n) {
      root++;
    }
    assert root * root <= n && n < (root + 1) * (root + 1);
  }
}
