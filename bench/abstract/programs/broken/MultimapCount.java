// expect assert=refuted [options: --engine abstract]
// The key may be 5 itself.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class MultimapCount {
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
    MultimapCount map = new MultimapCount();
    int key = Jury.chooseInt();
    map.add(key, 1);
    map.add(key, 2);
    map.add(key, 1);
    map.add(5, 9);
    assert map.entries.get(key).contains(1) && map.entries.get(key).contains(2);
    assert map.entries.get(5).contains(9);
    assert map.entries.get(key).size() == (key == 5 ? 3 : 2);
    assert map.entries.size() == 2;
  }
}
