// expect assert=proved exceptions=proved [options: --engine abstract]
// A state that is a constant of the program, in a field of another object, and two flags.
import jury.Jury;

public class Turnstile {
  static final int LOCKED = 10, OPEN = 20, BROKEN = 30;

  static class Arm {
    int state = LOCKED;
  }

  private final Arm arm = new Arm();
  private boolean broken;
  private boolean paid;

  void coin() {
    if (arm.state == LOCKED) {
      arm.state = OPEN;
      paid = true;
    }
  }

  void push() {
    if (arm.state == OPEN) {
      arm.state = LOCKED;
      paid = false;
    }
  }

  void kick(int force) {
    if (force > 100 && !paid) {
      arm.state = BROKEN;
      broken = true;
    }
  }

  public static void main(String[] args) {
    Turnstile gate = new Turnstile();
    while (Jury.chooseBoolean()) {
      int force = Jury.chooseInt();
      if (force < 0) {
        gate.coin();
      } else if (force == 0) {
        gate.push();
      } else {
        gate.kick(force);
      }
    }
    assert !gate.broken || gate.arm.state == BROKEN;
    assert gate.paid == (gate.arm.state == OPEN);
  }
}
