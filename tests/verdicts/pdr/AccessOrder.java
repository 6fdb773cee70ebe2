// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Reading a map that keeps the order of access is a change.
public class AccessOrder {
  public static void main(String[] args) {
    Map<String, Integer> cache = new LinkedHashMap<>(16, 0.75f, true);
    cache.put("a", 1);
    cache.put("b", 2);
    int sum = 0;
    for (String key : cache.keySet()) sum += cache.get(key);
    System.out.println(sum);
  }
}
