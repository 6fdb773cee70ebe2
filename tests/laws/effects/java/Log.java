import java.util.LinkedHashSet;
import java.util.Set;

/** What the objects of a trial were asked by the library method that runs. */
class Log {
  static boolean on;
  static final Set<String> asked = new LinkedHashSet<>();
  /** Methods of the collections of the program's own that were called. */
  static final Set<String> read = new LinkedHashSet<>();

  static void ask(String method) {
    if (on) asked.add(method);
  }

  static void read(String method) {
    if (on) read.add(method);
  }

  static void clear() {
    on = false;
    asked.clear();
    read.clear();
  }
}
