// expect assert=proved exceptions=proved [options: --engine abstract]
// A static counter goes up on the way down and down on the way up.
import jury.Jury;

public class DepthOfWalk {
  static int depth;
  static int steps;

  static void walk(int left) {
    depth++;
    steps++;
    if (left > 0) {
      walk(left - 1);
    }
    depth--;
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0 && length < 10000);
    walk(length);
    assert depth == 0;
    assert steps == length + 1;
  }
}
