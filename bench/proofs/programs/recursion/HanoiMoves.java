// property: assert
// The towers of Hanoi need as many moves as the formula says.
import jury.Jury;

public class HanoiMoves {
  static int moves(int discs) {
    if (discs == 0) {
      return 0;
    }
    return moves(discs - 1) + 1 + moves(discs - 1); // wrong: return moves(discs - 1) + moves(discs - 1);
  }

  public static void main(String[] args) {
    int discs = Jury.chooseInt(0, 30);
    assert moves(discs) == (1 << discs) - 1;
  }
}
