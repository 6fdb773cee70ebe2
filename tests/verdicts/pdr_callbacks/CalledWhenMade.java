// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Making an exception asks it to fill in the stack, which changes the list.
public class CalledWhenMade extends RuntimeException {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  CalledWhenMade(String text) {
    super(text);
  }
  public synchronized Throwable fillInStackTrace() {
    names.add("d");
    return this;
  }
  public static void main(String[] args) {
    for (String name : names) System.out.println(new CalledWhenMade(name).getMessage());
  }
}
