// expect cme=refuted [options: --engine pdr --property cme]
import java.util.LinkedHashMap;
import java.util.Map;

// The same cache, filled while somebody looks through it.
public class EldestRemovedInLoop {
  private final Map<String, Integer> values = new LinkedHashMap<>();

  void put(String key, int value) {
    if (values.size() >= 3) values.remove(values.keySet().iterator().next());
    values.put(key, value);
  }

  public static void main(String[] args) {
    EldestRemovedInLoop cache = new EldestRemovedInLoop();
    cache.put("a", 1);
    cache.put("b", 2);
    cache.put("c", 3);
    for (String key : cache.values.keySet()) cache.put(key + key, 0);
  }
}
