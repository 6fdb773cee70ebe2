// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A function object of a class of the program, kept in a field, is called by forEach.
public class CalledFunction implements java.util.function.Consumer<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  java.util.function.Consumer<String> next;
  public void accept(String name) {
    if (next != null) next.accept(name);
    else names.add(name);
  }
  public static void main(String[] args) {
    CalledFunction outer = new CalledFunction();
    outer.next = new CalledFunction();
    names.forEach(outer);
  }
}
