// expect methods [options: --engine pdr --property cme]
// expect cme=undecided of AccessElsewhere: readsInOrder readsGiven
// expect cme=proved of AccessElsewhere: walks
import java.util.*;

// In any state: the map was made by code that the method does not reach. That no map is in the order of access was
// assumed, although the program makes no others.
public class AccessElsewhere {
  private final LinkedHashMap<Integer, Integer> recent = new LinkedHashMap<>(8, 0.75f, true);

  void add(int key) {
    recent.put(key, key);
  }

  LinkedHashMap<Integer, Integer> recent() {
    return recent;
  }

  void readsInOrder() {
    for (Integer key : recent.keySet()) recent.get(key);
  }

  static int readsGiven(LinkedHashMap<Integer, Integer> map) {
    int sum = 0;
    for (Integer key : map.keySet()) sum += map.get(key);
    return sum;
  }

  int walks() {
    int sum = 0;
    for (Integer value : recent.values()) sum += value;
    return sum;
  }
}
