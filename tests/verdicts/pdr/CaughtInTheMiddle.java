// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The exception leaves through two methods; the handler changes the list that its caller walks.
public class CaughtInTheMiddle {
  static int parse(String text) {
    return Integer.parseInt(text);
  }

  static void use(List<String> names, String name) {
    try {
      parse(name);
    } catch (NumberFormatException wrong) {
      names.remove(name);
    }
  }

  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("x", "1", "2"));
    for (String name : names) use(names, name);
  }
}
