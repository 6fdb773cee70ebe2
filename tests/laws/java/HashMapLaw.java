import java.util.HashMap;
import java.util.Map;

/** HashMap against its laws, the order of its iterators included. */
public final class HashMapLaw extends MapLaw {
  private HashMapLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Map<Object, Object> create() {
    keys = Elements.any(random);
    if (random.chance(60)) return new HashMap<>();
    return new HashMap<>(random.below(40), random.chance(50) ? 0.75f : 2.0f);
  }

  @Override
  void special() {
    check("clone", () -> ((HashMap<?, ?>) map).clone());
  }

  public static void main(String[] arguments) {
    new HashMapLaw(arguments).run();
  }
}
