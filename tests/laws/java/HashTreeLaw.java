import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** HashMap and LinkedHashMap with crowded buckets: many comparable keys with few hash codes, so that buckets become trees and lists again. */
public final class HashTreeLaw extends MapLaw {
  private HashTreeLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Map<Object, Object> create() {
    keys = new CrowdedKeys(random, 1 + random.below(3));
    return random.chance(75) ? new HashMap<>(random.chance(50) ? 64 : 16) : new LinkedHashMap<>(64);
  }

  /** Comparable keys, forty of them, with one to three hash codes. */
  private static final class CrowdedKeys extends Elements {
    private final Lcg random;
    private final int spread;

    CrowdedKeys(Lcg random, int spread) {
      super(random, 2, 40, false);
      this.random = random;
      this.spread = spread;
    }

    @Override
    Object next() {
      return new Ordered(random.below(40), spread);
    }
  }

  public static void main(String[] arguments) {
    new HashTreeLaw(arguments).run();
  }
}
