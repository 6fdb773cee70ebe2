// property: assert
// A temperature in tenths, there and back, is off by less than one.
import jury.Jury;

public class CelsiusRounded {
  public static void main(String[] args) {
    int tenths = Jury.chooseInt(-2730, 10000);
    int fahrenheit = tenths * 9 / 5 + 320;
    int back = (fahrenheit - 320) * 5 / 9;
    assert back - tenths <= 1 && tenths - back <= 1; // wrong: assert back == tenths;
  }
}
