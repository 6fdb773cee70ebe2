// expect assert=proved exceptions=proved [options: --engine abstract]
// Two methods call each other in turn; who ends depends on parity.
import jury.Jury;

public class TakingTurns {
  static boolean first(int moves) {
    return moves == 0 || second(moves - 1);
  }

  static boolean second(int moves) {
    return moves != 0 && first(moves - 1);
  }

  public static void main(String[] args) {
    int moves = Jury.chooseInt();
    Jury.assume(moves >= 0);
    assert first(moves) != second(moves);
    assert !first(moves) || moves % 2 == 0;
  }
}
