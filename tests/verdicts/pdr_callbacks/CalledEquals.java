// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Objects.equals asks the first object.
public class CalledEquals {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public boolean equals(Object other) {
    names.remove("a");
    return false;
  }
  public int hashCode() {
    return 0;
  }
  public static void main(String[] args) {
    Object one = new CalledEquals(), two = new Object();
    for (String name : names) System.out.println(name + Objects.equals(one, two));
  }
}
