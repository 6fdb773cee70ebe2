import java.util.LinkedHashMap;
import java.util.Map;

/** LinkedHashMap against its laws: insertion order, access order, eviction of the eldest. */
public final class LinkedHashMapLaw extends MapLaw {
  private LinkedHashMapLaw(String[] arguments) {
    super(arguments);
  }

  /** Forgets the eldest entry beyond a limit. */
  private static final class Cache extends LinkedHashMap<Object, Object> {
    private static final long serialVersionUID = 1;
    private final int limit;

    Cache(int limit, boolean byAccess) {
      super(16, 0.75f, byAccess);
      this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
      return size() > limit;
    }
  }

  @Override
  Map<Object, Object> create() {
    keys = Elements.any(random);
    switch (random.below(4)) {
      case 0:
        return new LinkedHashMap<>();
      case 1:
        return new Cache(1 + random.below(6), random.chance(50));
      default:
        return new LinkedHashMap<>(16, 0.75f, random.chance(70));
    }
  }

  public static void main(String[] arguments) {
    new LinkedHashMapLaw(arguments).run();
  }
}
