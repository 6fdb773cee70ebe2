// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// HashMap asks the key for its hash, which changes the list that is iterated over.
public class CalledHash {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public int hashCode() {
    names.add("d");
    return 1;
  }
  public static void main(String[] args) {
    Map<Object, String> map = new HashMap<>();
    for (String name : names) map.put(new CalledHash(), name);
  }
}
