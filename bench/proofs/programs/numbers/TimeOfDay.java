// property: assert
// Seconds of a day as hours, minutes and seconds, and back.
import jury.Jury;

public class TimeOfDay {
  public static void main(String[] args) {
    int seconds = Jury.chooseInt(0, 86399); // wrong: int seconds = Jury.chooseInt(0, 86400);
    int hours = seconds / 3600;
    int minutes = seconds % 3600 / 60;
    int rest = seconds % 60;
    assert hours < 24 && minutes < 60 && hours * 3600 + minutes * 60 + rest == seconds;
  }
}
