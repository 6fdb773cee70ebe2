// expect assert=refuted [options: --engine abstract]
// As TakingTurns, but the second player may make two moves at once.
import jury.Jury;

public class TakingTurnsSkips {
  static boolean first(int moves) {
    return moves <= 0 || second(moves - 1);
  }

  static boolean second(int moves) {
    return moves > 0 && first(moves - (Jury.chooseBoolean() ? 2 : 1));
  }

  public static void main(String[] args) {
    int moves = Jury.chooseInt();
    Jury.assume(moves >= 0 && moves < 1000);
    assert !first(moves) || moves % 2 == 0;
  }
}
