// expect assert=refuted exceptions=proved [options: --engine abstract]
// As DepthOfWalk, but an exception on the way leaves the counter where it was.
import jury.Jury;

public class DepthOfWalkAborted {
  static int depth;

  static void walk(int left) {
    depth++;
    if (left == 3) {
      throw new IllegalStateException();
    }
    if (left > 0) {
      walk(left - 1);
    }
    depth--;
  }

  public static void main(String[] args) {
    int length = Jury.chooseInt();
    Jury.assume(length >= 0 && length < 10000);
    try {
      walk(length);
    } catch (IllegalStateException aborted) {
      // Goes on.
    }
    assert depth == 0;
  }
}
