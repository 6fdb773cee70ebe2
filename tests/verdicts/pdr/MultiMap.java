// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// A map of lists, filled and walked.
public class MultiMap {
  private final Map<String, List<Integer>> groups = new HashMap<>();

  void put(String key, int value) {
    groups.computeIfAbsent(key, unused -> new ArrayList<>()).add(value);
  }

  int total() {
    int sum = 0;
    for (List<Integer> group : groups.values())
      for (Integer value : group) sum += value;
    return sum;
  }

  public static void main(String[] args) {
    MultiMap map = new MultiMap();
    for (String text : args) map.put(text, text.length());
    map.put("", map.total());
  }
}
