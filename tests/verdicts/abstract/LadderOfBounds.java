// expect assert=proved exceptions=proved [options: --engine abstract]
// Bounds that depend on each other: by Horn clauses, for the templates have no sum with three factors.
import jury.Jury;

public class LadderOfBounds {
  public static void main(String[] args) {
    int steps = 0;
    int left = 0;
    int right = 0;
    int height = 0;
    while (steps < 1000 && Jury.chooseBoolean()) {
      steps++;
      if (Jury.chooseBoolean()) {
        left++;
        height = height + 3;
      } else {
        right++;
        height = height + 7;
      }
    }
    assert height == 3 * left + 7 * right;
  }
}
