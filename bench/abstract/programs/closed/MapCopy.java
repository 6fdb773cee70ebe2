// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, table 3: equality between maps.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapCopy {
  public static void main(String[] args) {
    Map<Integer, Integer> original = new HashMap<>();
    original.put(Jury.chooseInt(), 10);
    original.put(Jury.chooseInt(), 20);
    original.put(Jury.chooseInt(), 30);
    Map<Integer, Integer> copy = new HashMap<>();
    for (Integer key : original.keySet()) {
      copy.put(key, original.get(key));
    }
    assert copy.size() == original.size();
    for (Integer key : original.keySet()) {
      assert copy.containsKey(key);
      assert copy.get(key).equals(original.get(key));
    }
    for (Integer key : copy.keySet()) {
      assert original.containsKey(key);
    }
  }
}
