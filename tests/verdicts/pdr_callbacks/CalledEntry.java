// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Comparing maps asks an entry of the program for its value.
public class CalledEntry implements Map.Entry<String, String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public String getKey() {
    return "k";
  }
  public String getValue() {
    names.add("d");
    return "v";
  }
  public String setValue(String value) {
    return value;
  }
  public static void main(String[] args) {
    Map<String, String> map = new HashMap<>(Map.of("k", "v"));
    Object entry = new CalledEntry();
    for (String name : names) System.out.println(name + map.entrySet().contains(entry));
  }
}
