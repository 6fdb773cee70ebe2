// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// As DequeSelf: a class of the program that extends ArrayDeque inherits its addAll, which iterates over the argument.
public class DequeOfOwnClass {
  static class Names extends ArrayDeque<String> {}

  public static void main(String[] args) {
    Collection<String> names = new Names();
    names.add("a");
    names.addAll(names);
  }
}
