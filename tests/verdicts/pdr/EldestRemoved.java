// expect cme=proved [options: --engine pdr --property cme]
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

// A cache drops its eldest entry by the iterator, and leaves the loop at once.
public class EldestRemoved {
  private final Map<String, Integer> values = new LinkedHashMap<>();

  void put(String key, int value) {
    if (values.size() >= 3) {
      Iterator<String> keys = values.keySet().iterator();
      if (keys.hasNext()) {
        keys.next();
        keys.remove();
      }
    }
    values.put(key, value);
  }

  public static void main(String[] args) {
    EldestRemoved cache = new EldestRemoved();
    for (String text : args) cache.put(text, text.length());
    for (Map.Entry<String, Integer> entry : cache.values.entrySet()) System.out.println(entry.getKey());
  }
}
