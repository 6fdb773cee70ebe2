// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// A cache asks for a new iterator each time it evicts.
public class EvictOldestFresh {
  final Map<String, String> entries = new LinkedHashMap<>();
  void put(String key, String value) {
    entries.put(key, value);
    while (entries.size() > 3) entries.remove(entries.keySet().iterator().next());
  }
  public static void main(String[] args) {
    EvictOldestFresh cache = new EvictOldestFresh();
    for (String key : args) cache.put(key, key);
    for (Map.Entry<String, String> entry : cache.entries.entrySet()) System.out.println(entry.getValue());
  }
}
