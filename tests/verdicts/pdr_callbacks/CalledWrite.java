// expect cme=refuted [options: --engine pdr --property cme]
import java.io.*;
import java.util.*;

// A print stream hands what is printed on to a stream of the program, which changes the list.
public class CalledWrite extends OutputStream {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public void write(int value) {
    names.add("d");
  }
  public static void main(String[] args) {
    PrintStream out = new PrintStream(new CalledWrite(), true);
    for (String name : names) out.println(name);
  }
}
