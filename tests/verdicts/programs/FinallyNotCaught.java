// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** A lock that is released on every way out. */
public class FinallyNotCaught {
  private int depth;
  private int released;

  int guarded(int input) {
    depth++;
    try {
      if (input == 0) throw new IllegalArgumentException("zero");
      if (input < 0) return -1;
      return 100 / input;
    } catch (IllegalStateException zero) {
      return 0;
    } finally {
      depth--;
      released++;
    }
  }

  public static void main(String[] args) {
    FinallyNotCaught lock = new FinallyNotCaught();
    int input = Jury.chooseInt(-5, 5);
    int result = lock.guarded(input);
    assert lock.depth == 0 && lock.released == 1;
    assert (result == -1) == (input < 0);
    if (input == 3) assert result == 33;
  }
}
