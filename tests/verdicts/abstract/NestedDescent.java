// expect assert=proved exceptions=proved [options: --engine abstract]
// Recursion in the argument of a recursion: everything up to the limit ends just above it.
import jury.Jury;

public class NestedDescent {
  static int settle(int level) {
    if (level > 40) {
      return level - 4;
    }
    return settle(settle(level + 5));
  }

  public static void main(String[] args) {
    int level = Jury.chooseInt();
    Jury.assume(level <= 40 && level > -200);
    assert settle(level) == 37;
  }
}
