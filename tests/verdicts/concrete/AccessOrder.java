// expect assert=proved exceptions=proved [options: --engine concrete --property assert,exceptions]
// A map in the order of access.
import java.util.*;

public class AccessOrder {
  public static void main(String[] args) {
    LinkedHashMap<String, Integer> cache = new LinkedHashMap<>(8, 0.75f, true);
    for (String key : List.of("a", "b", "c")) cache.put(key, key.charAt(0) - 97);
    cache.get("a");
    assert cache.keySet().iterator().next().equals("b");
  }
}
