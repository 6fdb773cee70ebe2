// expect assert=refuted [options: --engine abstract]
// Keys and values change places.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapCopySwapped {
  public static void main(String[] args) {
    Map<Integer, Integer> original = new HashMap<>();
    original.put(Jury.chooseInt(), 10);
    original.put(Jury.chooseInt(), 20);
    original.put(Jury.chooseInt(), 30);
    Map<Integer, Integer> copy = new HashMap<>();
    for (Integer key : original.keySet()) {
      copy.put(original.get(key), key);
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
