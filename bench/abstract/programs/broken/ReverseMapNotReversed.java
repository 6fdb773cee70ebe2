// expect assert=undecided exceptions=refuted [options: --engine abstract]
// The copy is not reversed.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class ReverseMapNotReversed {
  public static void main(String[] args) {
    Map<Integer, Integer> forward = new HashMap<>();
    int first = Jury.chooseInt(0, 100);
    forward.put(1, first);
    forward.put(2, first + 7);
    forward.put(3, first + 20);
    Map<Integer, Integer> backward = new HashMap<>();
    for (Integer key : forward.keySet()) {
      backward.put(key, forward.get(key));
    }
    assert backward.size() == 3;
    for (Integer key : forward.keySet()) {
      assert backward.get(forward.get(key)).equals(key);
    }
  }
}
