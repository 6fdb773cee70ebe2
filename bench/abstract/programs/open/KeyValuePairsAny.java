// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// A list of the keys of a map of any size, in the order of traversal.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jury.Jury;

public class KeyValuePairsAny {
  public static void main(String[] args) {
    Map<Integer, Integer> map = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      map.put(Jury.chooseInt(), Jury.chooseInt());
    }
    List<Integer> keys = new ArrayList<>();
    for (Integer key : map.keySet()) {
      keys.add(key);
    }
    assert keys.size() == map.size();
    for (int i = 0; i < keys.size(); i++) {
      assert map.containsKey(keys.get(i));
    }
  }
}
