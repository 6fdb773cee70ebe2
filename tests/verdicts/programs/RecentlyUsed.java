// expect assert=proved exceptions=proved [options: --engine bounded]
import java.util.LinkedHashMap;
import java.util.Map;
import jury.Jury;

/** A cache that forgets what was not asked for the longest time. */
public class RecentlyUsed {
  static class Cache<K, V> extends LinkedHashMap<K, V> {
    private final int limit;

    Cache(int limit) {
      super(16, 0.75f, true);
      this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > limit;
    }
  }

  public static void main(String[] args) {
    Cache<Integer, String> cache = new Cache<>(2);
    cache.put(1, "one");
    cache.put(2, "two");
    int asked = Jury.chooseInt(1, 2);
    String found = cache.get(asked);
    assert found != null;
    cache.put(3, "three");
    assert cache.size() == 2;
    assert cache.containsKey(asked) && cache.containsKey(3);
    assert cache.get(3 - asked) == null;
  }
}
