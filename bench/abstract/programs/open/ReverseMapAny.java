// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// A map without repeated values, of any size, is reversed.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class ReverseMapAny {
  public static void main(String[] args) {
    Map<Integer, Integer> forward = new HashMap<>();
    int size = Jury.chooseInt();
    for (int i = 0; i < size; i++) {
      forward.put(Jury.chooseInt(), i);
    }
    Map<Integer, Integer> backward = new HashMap<>();
    for (Integer key : forward.keySet()) {
      Integer value = forward.get(key);
      Jury.assume(!backward.containsKey(value));
      backward.put(value, key);
    }
    for (Integer value : backward.keySet()) {
      Integer key = backward.get(value);
      assert forward.containsKey(key);
      assert forward.get(key).equals(value);
    }
    assert backward.size() == forward.size();
  }
}
