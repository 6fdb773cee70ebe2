// property: assert
// A clamped number is in the range.
import jury.Jury;

public class Clamped {
  public static void main(String[] args) {
    int n = Jury.chooseInt();
    int low = Jury.chooseInt();
    int high = Jury.chooseInt();
    Jury.assume(low <= high); // wrong: Jury.assume(low <= high + 1);
    int clamped = Math.max(low, Math.min(high, n));
    assert clamped >= low && clamped <= high;
  }
}
