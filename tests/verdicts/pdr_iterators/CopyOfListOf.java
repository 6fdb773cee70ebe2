// expect unmodifiable=proved [options: --engine pdr --property unmodifiable]
import java.util.*;

// A copy of it can.
public class CopyOfListOf {
  static List<String> names() {
    return List.of("a", "b");
  }

  public static void main(String[] args) {
    List<String> all = new ArrayList<>(names());
    for (String argument : args) all.add(argument);
    all.remove("a");
  }
}
