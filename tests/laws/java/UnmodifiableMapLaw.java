import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Unmodifiable and synchronised wrappers of maps that change underneath; singleton and empty maps. */
public final class UnmodifiableMapLaw extends MapLaw {
  private Map<Object, Object> inner;

  private UnmodifiableMapLaw(String[] arguments) {
    super(arguments);
  }

  private Map<Object, Object> createInner() {
    switch (random.below(3)) {
      case 0:
        return new HashMap<>();
      case 1:
        return new LinkedHashMap<>();
      default:
        return new TreeMap<>();
    }
  }

  @Override
  Map<Object, Object> create() {
    keys = Elements.sorted(random);
    inner = createInner();
    for (int i = random.below(6); i > 0; i--) check("inner put", () -> inner.put(keys.next(), "v"));
    switch (random.below(6)) {
      case 0:
        return Collections.synchronizedMap(inner);
      case 1:
        return Collections.singletonMap(keys.next(), "one");
      case 2:
        return random.chance(50) ? Collections.emptyMap() : Collections.unmodifiableMap(inner);
      default:
        return Collections.unmodifiableMap(inner);
    }
  }

  @Override
  void special() {
    if (random.chance(70)) check("inner put", () -> inner.size() < 30 ? inner.put(keys.next(), "w") : inner.remove(keys.next()));
    else check("inner remove", () -> inner.remove(keys.next()));
  }

  public static void main(String[] arguments) {
    new UnmodifiableMapLaw(arguments).run();
  }
}
