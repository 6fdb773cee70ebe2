// property: assert
// The middle of a range is in it.
import jury.Jury;

public class MiddleBetween {
  public static void main(String[] args) {
    int low = Jury.chooseInt();
    int high = Jury.chooseInt();
    Jury.assume(0 <= low && low <= high); // wrong: Jury.assume(low <= high);
    int middle = low + (high - low) / 2;
    assert low <= middle && middle <= high;
  }
}
