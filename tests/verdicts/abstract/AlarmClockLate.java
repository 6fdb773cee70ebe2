// expect assert=refuted exceptions=proved [options: --engine abstract --loops 20]
// The minute turns over one too late.
import jury.Jury;

public class AlarmClockLate {
  private int hour;
  private int minute;

  void tick() {
    minute++;
    if (minute > 10) {
      minute = 0;
      hour++;
    }
  }

  public static void main(String[] args) {
    AlarmClockLate clock = new AlarmClockLate();
    while (Jury.chooseBoolean()) {
      clock.tick();
      assert clock.minute < 10;
    }
  }
}
