// expect assert=proved exceptions=proved [options: --engine abstract]
// Doors open only while the cabin stands; the floor stays in the house.
import jury.Jury;

public class Elevator {
  static final int STANDING = 0;
  static final int MOVING = 1;
  static final int OPEN = 2;

  public static void main(String[] args) {
    int state = STANDING;
    int floor = 0;
    boolean door = false;
    while (Jury.chooseBoolean()) {
      switch (state) {
        case STANDING:
          if (Jury.chooseBoolean()) {
            state = OPEN;
            door = true;
          } else {
            state = MOVING;
          }
          break;
        case MOVING:
          assert !door;
          if (Jury.chooseBoolean() && floor < 9) {
            floor++;
          } else if (floor > 0) {
            floor--;
          }
          state = STANDING;
          break;
        default:
          door = false;
          state = STANDING;
      }
      assert 0 <= floor && floor <= 9;
    }
    assert state == OPEN || !door;
  }
}
