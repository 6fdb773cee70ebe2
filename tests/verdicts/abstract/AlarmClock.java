// expect assert=proved exceptions=proved [options: --engine abstract]
// A clock of hours and minutes stays within its ranges.
import jury.Jury;

public class AlarmClock {
  private int hour;
  private int minute;

  void tick() {
    minute++;
    if (minute == 60) {
      minute = 0;
      hour++;
      if (hour == 24) {
        hour = 0;
      }
    }
  }

  public static void main(String[] args) {
    AlarmClock clock = new AlarmClock();
    while (Jury.chooseBoolean()) {
      clock.tick();
      assert clock.hour >= 0 && clock.hour < 24;
      assert clock.minute >= 0 && clock.minute < 60;
    }
  }
}
