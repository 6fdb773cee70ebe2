// expect known=refuted [options: --engine pdr]
import java.util.*;

// Only the map is cleared.
public class MapsClearedWrong {
  static class Key {}
  final Set<Key> open = new HashSet<>();
  final Map<Key, String> names = new HashMap<>();
  int check() {
    return open.size();
  }
  public static void main(String[] args) {
    MapsClearedWrong maps = new MapsClearedWrong();
    Key key = new Key();
    maps.names.put(key, "a");
    maps.open.add(key);
    maps.names.clear();
    maps.check();
  }
}
