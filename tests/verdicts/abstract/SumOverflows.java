// expect assert=refuted [options: --engine abstract]
// The sum of two numbers may overflow.
import jury.Jury;

public class SumOverflows {
  public static void main(String[] args) {
    int sum = 0;
    while (Jury.chooseBoolean()) {
      int next = Jury.chooseInt();
      Jury.assume(next >= 0);
      sum += next;
      assert sum >= 0;
    }
  }
}
