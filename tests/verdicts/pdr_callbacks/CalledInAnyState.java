// expect methods [options: --engine pdr --property cme]
// expect cme=undecided of CalledInAnyState: hash widened format print
import java.util.*;

// What parameters of the program's own types do when the library calls them, however they get there.
public class CalledInAnyState {
  static final List<String> names = new ArrayList<>();

  static class Key {
    public int hashCode() {
      names.add("hash");
      return 0;
    }
  }
  static class Form implements Formattable {
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
      names.add("form");
    }
  }
  static class Out extends java.io.PrintStream {
    Out() {
      super(System.out);
    }
    public void write(byte[] bytes, int from, int to) {
      names.add("out");
    }
  }

  public static void hash(Key key) {
    for (String name : names) Objects.hash(key, name);
  }
  public static void widened(Key key) {
    for (String name : names) hash_of(key);
  }
  private static int hash_of(Object object) {
    return object.hashCode();
  }
  public static void format(Form form) {
    for (String name : names) String.format(name, form);
  }
  public static void print(java.io.PrintStream out) {
    for (String name : names) out.println(name);
  }
}
