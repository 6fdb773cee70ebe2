// expect assert=refuted [options: --engine abstract]
// As NestedDescent, but the limit itself is let through.
import jury.Jury;

public class NestedDescentOffByOne {
  static int settle(int level) {
    if (level >= 40) {
      return level - 4;
    }
    return settle(settle(level + 5));
  }

  public static void main(String[] args) {
    int level = Jury.chooseInt();
    Jury.assume(level <= 40 && level > 30);
    assert settle(level) == 37;
  }
}
