// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Commands as strings. */
public class SwitchOnTextUnknown {
  static int apply(int value, String command) {
    return switch (command) {
      case "increment" -> value + 1;
      case "double" -> value * 2;
      case "reset" -> 0;
      default -> throw new UnsupportedOperationException(command);
    };
  }

  public static void main(String[] args) {
    String[] commands = {"increment", "double", "halve"};
    int value = Jury.chooseInt(0, 100);
    int result = apply(value, commands[Jury.chooseInt(0, 2)]);
    assert result == 0 || result > value || value == 0;
    assert result <= 200;
  }
}
