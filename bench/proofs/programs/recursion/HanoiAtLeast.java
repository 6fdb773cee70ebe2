// property: assert
// At least one move for each disc.
import jury.Jury;

public class HanoiAtLeast {
  static int moves(int discs) {
    if (discs <= 1) {
      return discs; // wrong: return 0;
    }
    return 2 * moves(discs - 1) + 1;
  }

  public static void main(String[] args) {
    int discs = Jury.chooseInt(0, 31);
    assert moves(discs) >= discs;
  }
}
