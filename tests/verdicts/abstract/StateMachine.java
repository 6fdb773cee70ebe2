// expect assert=proved exceptions=proved [options: --engine abstract]
// A door: locked only when closed.
import jury.Jury;

public class StateMachine {
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
        bolt = false;
      }
      assert state >= OPEN && state <= LOCKED;
      assert bolt == (state == LOCKED);
    }
  }
}
