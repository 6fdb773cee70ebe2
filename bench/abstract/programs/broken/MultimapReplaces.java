// expect assert=refuted [options: --engine abstract]
// A second value replaces the first.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class MultimapReplaces {
  private final Map<Integer, Set<Integer>> entries = new HashMap<>();

  void add(int key, int value) {
    Set<Integer> values = entries.get(key);
    if (values == null || values.size() == 1) {
      values = new HashSet<>();
      entries.put(key, values);
    }
    values.add(value);
  }

  public static void main(String[] args) {
    MultimapReplaces map = new MultimapReplaces();
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
