// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, table 3: correct size and content of nested sets.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class Multimap {
  private final Map<Integer, Set<Integer>> entries = new HashMap<>();

  void add(int key, int value) {
    Set<Integer> values = entries.get(key);
    if (values == null) {
      values = new HashSet<>();
      entries.put(key, values);
    }
    values.add(value);
  }

  public static void main(String[] args) {
    Multimap map = new Multimap();
    int key = Jury.chooseInt();
    map.add(key, 1);
    map.add(key, 2);
    map.add(key, 1);
    map.add(5, 9);
    assert map.entries.get(key).contains(1) && map.entries.get(key).contains(2);
    assert map.entries.get(5).contains(9);
    assert map.entries.get(key).size() == (key == 5 ? 3 : 2);
    assert map.entries.size() == (key == 5 ? 1 : 2);
  }
}
