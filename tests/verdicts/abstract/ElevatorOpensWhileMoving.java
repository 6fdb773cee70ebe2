// expect assert=refuted exceptions=proved [options: --engine abstract]
// The door is not closed before the cabin moves on.
import jury.Jury;

public class ElevatorOpensWhileMoving {
  public static void main(String[] args) {
    int state = 0;
    boolean door = false;
    while (Jury.chooseBoolean()) {
      switch (state) {
        case 0:
          if (Jury.chooseBoolean()) {
            state = 2;
            door = true;
          } else {
            state = 1;
          }
          break;
        case 1:
          assert !door;
          state = 0;
          break;
        default:
          state = 1;
      }
    }
  }
}
