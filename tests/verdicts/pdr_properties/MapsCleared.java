// expect known=proved [options: --engine pdr]
import java.util.*;

// Both are cleared together, the one that is implied last.
public class MapsCleared {
  static class Key {}
  final Set<Key> open = new HashSet<>();
  final Map<Key, String> names = new HashMap<>();
  void reset() {
    open.clear();
    names.clear();
  }
  int check() {
    return open.size();
  }
  public static void main(String[] args) {
    MapsCleared maps = new MapsCleared();
    for (String name : args) {
      Key key = new Key();
      maps.names.put(key, name);
      maps.open.add(key);
      if (name.isEmpty()) maps.reset();
    }
    maps.check();
  }
}
