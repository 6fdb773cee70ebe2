// expect cme=undecided [options: --engine pdr --property cme]
import java.io.*;
import java.util.*;

// Telling where an exception comes from prints to a stream of the program, which changes the list.
public class CalledToTell extends PrintStream {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  CalledToTell(OutputStream out) {
    super(out);
  }
  public void println(Object text) {
    names.add("d");
  }
  public static void main(String[] args) {
    PrintStream out = new CalledToTell(System.out);
    Exception problem = new Exception("told");
    for (String name : names) problem.printStackTrace(out);
  }
}
