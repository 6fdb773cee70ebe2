// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// The first entry of a TreeMap is a copy that cannot be set.
public class FirstEntryFixed {
  public static void main(String[] args) {
    TreeMap<String, String> map = new TreeMap<>();
    map.put("a", "b");
    Map.Entry<String, String> entry = map.firstEntry();
    entry.setValue("c");
  }
}
