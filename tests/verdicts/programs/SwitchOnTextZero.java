// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Commands as strings. */
public class SwitchOnTextZero {
  static int apply(int value, String command) {
    return switch (command) {
      case "increment" -> value + 1;
      case "double" -> value * 2;
      case "reset" -> 0;
      default -> throw new UnsupportedOperationException(command);
    };
  }

  public static void main(String[] args) {
    String[] commands = {"increment", "double", "reset"};
    int value = Jury.chooseInt(0, 100);
    int result = apply(value, commands[Jury.chooseInt(0, 2)]);
    assert result > value;
    assert result <= 200;
  }
}
