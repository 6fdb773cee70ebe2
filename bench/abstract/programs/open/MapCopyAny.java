// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// A map of any size is copied.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapCopyAny {
  public static void main(String[] args) {
    Map<Integer, Integer> original = new HashMap<>();
    int size = Jury.chooseInt();
    for (int i = 0; i < size; i++) {
      original.put(Jury.chooseInt(), Jury.chooseInt());
    }
    Map<Integer, Integer> copy = new HashMap<>();
    for (Integer key : original.keySet()) {
      copy.put(key, original.get(key));
    }
    assert copy.size() == original.size();
    for (Integer key : original.keySet()) {
      assert copy.containsKey(key);
      assert copy.get(key).equals(original.get(key));
    }
  }
}
