// property: assert
// The average of two numbers that are not negative, by an unsigned shift.
import jury.Jury;

public class AverageShifted {
  public static void main(String[] args) {
    int a = Jury.chooseInt();
    int b = Jury.chooseInt();
    Jury.assume(a >= 0 && b >= 0);
    int average = (a + b) >>> 1; // wrong: int average = (a + b) >> 1;
    assert average >= Math.min(a, b) && average <= Math.max(a, b);
  }
}
