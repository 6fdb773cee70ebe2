// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// A copy of the entry set holds the entries of the read-only map.
public class CopiedEntry {
  public static void main(String[] args) {
    Map<String, String> map = new HashMap<>();
    map.put("a", "b");
    List<Map.Entry<String, String>> entries = new ArrayList<>(Collections.unmodifiableMap(map).entrySet());
    entries.get(0).setValue("c");
  }
}
