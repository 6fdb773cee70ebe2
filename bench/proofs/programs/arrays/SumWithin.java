// property: assert
// The sum of so many small numbers is within their range.
import jury.Jury;

public class SumWithin {
  public static void main(String[] args) {
    int length = Jury.chooseInt(0, 1000);
    int sum = 0;
    for (int i = 0; i < length; i++) {
      int number = Jury.chooseInt(-5, 5); // wrong: int number = Jury.chooseInt(-6, 5);
      sum += number;
    }
    assert sum <= 5 * length && sum >= -5 * length;
  }
}
