// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class InsertionOrder {
  public static void main(String[] args) {
    Map<String, Integer> cache = new LinkedHashMap<>();
    cache.put("a", 1);
    cache.put("b", 2);
    int sum = 0;
    for (String key : cache.keySet()) sum += cache.get(key);
    System.out.println(sum);
  }
}
