// expect assert=proved [options: --engine abstract]
// A flag that is set in one of four states, and only there.
import jury.Jury;

public class Motor {
  enum State { IDLE, RUN, STOP, FAILED }

  State state = State.IDLE;
  boolean running;
  int starts;

  void tell(int input) {
    switch (state) {
      case IDLE -> {
        if (input == 1) {
          state = State.RUN;
          running = true;
          starts++;
        }
      }
      case RUN -> {
        if (input == 2 || input == 3) {
          state = input == 2 ? State.STOP : State.FAILED;
          running = false;
        }
      }
      case STOP -> {
        if (input == 4) {
          state = State.IDLE;
        }
      }
      case FAILED -> {}
    }
  }

  public static void main(String[] args) {
    Motor motor = new Motor();
    while (true) {
      motor.tell(Jury.chooseInt());
      assert motor.running == (motor.state == State.RUN);
    }
  }
}
