// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// List.of cannot grow.
public class ListOf {
  static List<String> names() {
    return List.of("a", "b");
  }

  public static void main(String[] args) {
    List<String> all = names();
    for (String argument : args) System.out.println(argument);
    all.add("c");
  }
}
