// expect assert=refuted [options: --engine abstract]
// The map changes after the pairs are made.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jury.Jury;

public class KeyValuePairsLater {
  static class Pair {
    final int key;
    final int value;

    Pair(int key, int value) {
      this.key = key;
      this.value = value;
    }
  }

  public static void main(String[] args) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(1, Jury.chooseInt());
    map.put(2, Jury.chooseInt());
    map.put(Jury.chooseInt(), 7);
    List<Pair> pairs = new ArrayList<>();
    for (Integer key : map.keySet()) {
      pairs.add(new Pair(key, map.get(key)));
    }
    map.put(1, 1000);
    assert pairs.size() == map.size();
    for (int i = 0; i < pairs.size(); i++) {
      Pair pair = pairs.get(i);
      assert map.containsKey(pair.key);
      assert map.get(pair.key) == pair.value;
    }
  }
}
