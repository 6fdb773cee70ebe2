// property: assert
// entry: sized
// A map of more than eight entries is refused.
import java.util.Map;

public class MapWithEight {
  static void sized(Map<Integer, Integer> map) {
    if (map == null || map.size() > 8) { // wrong: if (map == null || map.size() > 9) {
      return;
    }
    assert map.size() < 9;
  }
}
