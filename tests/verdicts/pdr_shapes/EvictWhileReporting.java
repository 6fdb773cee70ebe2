// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// While the entries are shown, each is looked up, and a look-up may evict.
public class EvictWhileReporting {
  final Map<String, Integer> entries = new HashMap<>();
  int reads = 0;
  Integer get(String key) {
    if (++reads > 2) entries.remove("a");
    return entries.get(key);
  }
  public static void main(String[] args) {
    EvictWhileReporting cache = new EvictWhileReporting();
    for (String key : new String[] {"a", "b", "c", "d"}) cache.entries.put(key, 1);
    for (String key : cache.entries.keySet()) System.out.println(cache.get(key));
  }
}
