// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The copy is made, but the original is iterated over.
public class CopyOfTheWrongOne {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(List.of("a", "b", "c"));
    List<String> copy = new ArrayList<>(names);
    for (String name : names) {
      if (name.equals("a")) names.add("d");
      copy.remove(name);
    }
  }
}
