// expect assert=refuted [options: --engine abstract]
// Two keys share a value.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class ReverseMapCollides {
  public static void main(String[] args) {
    Map<Integer, Integer> forward = new HashMap<>();
    int first = Jury.chooseInt(0, 100);
    forward.put(1, first);
    forward.put(2, first);
    forward.put(3, first + 20);
    Map<Integer, Integer> backward = new HashMap<>();
    for (Integer key : forward.keySet()) {
      backward.put(forward.get(key), key);
    }
    assert backward.size() == 3;
    for (Integer key : forward.keySet()) {
      assert backward.get(forward.get(key)).equals(key);
    }
  }
}
