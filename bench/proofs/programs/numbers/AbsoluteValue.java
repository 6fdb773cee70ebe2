// property: assert
// The absolute value is not negative, but for one number.
import jury.Jury;

public class AbsoluteValue {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    Jury.assume(n != Integer.MIN_VALUE); // wrong: Jury.assume(n != Integer.MAX_VALUE);
    assert Math.abs(n) >= 0;
  }
}
