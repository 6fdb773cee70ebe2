// expect methods [options: --engine pdr --property unmodifiable]
// expect unmodifiable=refuted of StaticFixed: add
import java.util.*;

// What the initialiser of the class leaves behind cannot be changed.
public class StaticFixed {
  static final List<String> names = List.of("a");

  public static void add(String name) {
    names.add(name);
  }
}
