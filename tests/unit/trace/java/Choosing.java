// Free choices.
import jury.Jury;

public class Choosing {
  static int twice() {
    int number = Jury.chooseInt();
    return Jury.chooseBoolean() ? 2 * number : number;
  }

  static int positive() {
    int number = Jury.chooseInt();
    Jury.assume(number > 0);
    return number;
  }

  static void product() {
    int x = Jury.chooseInt();
    int y = Jury.chooseInt();
    assert x * y != -9 || x > 0;
  }

  static void waits() throws InterruptedException {
    synchronized (Choosing.class) {
      Choosing.class.wait();
    }
  }
}
