// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The cache throws out an old entry while its keys are walked.
public class CacheEvicts {
  private final Map<String, Integer> entries = new LinkedHashMap<>();

  void put(String key, int value) {
    if (entries.size() >= 3) entries.remove(entries.keySet().iterator().next());
    entries.put(key, value);
  }

  void touch() {
    for (String key : entries.keySet()) put(key + "'", 1);
  }

  public static void main(String[] args) {
    CacheEvicts cache = new CacheEvicts();
    cache.put("a", 1);
    cache.put("b", 2);
    cache.put("c", 3);
    cache.touch();
  }
}
