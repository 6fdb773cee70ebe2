// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class CacheEvictsSafely {
  private final Map<String, Integer> entries = new LinkedHashMap<>();

  void put(String key, int value) {
    if (entries.size() >= 3) {
      Iterator<String> oldest = entries.keySet().iterator();
      oldest.next();
      oldest.remove();
    }
    entries.put(key, value);
  }

  void touch() {
    for (String key : new ArrayList<>(entries.keySet())) put(key + "'", 1);
  }

  public static void main(String[] args) {
    CacheEvictsSafely cache = new CacheEvictsSafely();
    for (String text : args) cache.put(text, 1);
    cache.touch();
  }
}
