// expect assert=refuted exceptions=proved [options: --engine abstract]
// The bolt stays when the door is unlocked.
import jury.Jury;

public class StateMachineForgets {
  static final int OPEN = 0, CLOSED = 1, LOCKED = 2;

  public static void main(String[] args) {
    int state = OPEN;
    boolean bolt = false;
    while (Jury.chooseBoolean()) {
      int event = Jury.chooseInt(0, 3);
      if (event == 0 && state == OPEN) {
        state = CLOSED;
      } else if (event == 1 && state == CLOSED) {
        state = OPEN;
      } else if (event == 2 && state == CLOSED) {
        state = LOCKED;
        bolt = true;
      } else if (event == 3 && state == LOCKED) {
        state = CLOSED;
      }
      assert bolt == (state == LOCKED);
    }
  }
}
