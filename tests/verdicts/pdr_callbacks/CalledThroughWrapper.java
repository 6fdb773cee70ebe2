// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A synchronised wrapper hands add on to the collection of the program.
public class CalledThroughWrapper extends AbstractList<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public String get(int index) {
    return "x";
  }
  public int size() {
    return 0;
  }
  public void add(int index, String text) {
    names.add(text);
  }
  public static void main(String[] args) {
    List<String> wrapper = Collections.synchronizedList(new CalledThroughWrapper());
    for (String name : names) wrapper.add(name);
  }
}
