import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/** Unmodifiable sets and collections, singletons, sets from maps. */
public final class UnmodifiableSetLaw extends CollectionLaw {
  private Set<Object> inner;

  private UnmodifiableSetLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Collection<Object> create() {
    elements = Elements.sorted(random);
    inner = random.chance(50) ? new LinkedHashSet<>() : new TreeSet<>();
    for (int i = random.below(6); i > 0; i--) check("inner add", () -> inner.add(elements.next()));
    switch (random.below(6)) {
      case 0:
        return Collections.singleton(elements.next());
      case 1:
        return Collections.unmodifiableCollection(inner);
      case 2:
        return Collections.newSetFromMap(new java.util.LinkedHashMap<>());
      case 3:
        return Collections.emptySet();
      default:
        return Collections.unmodifiableSet(inner);
    }
  }

  @Override
  void operate() {
    if (random.chance(20)) check("inner add", () -> inner.size() < 30 && inner.add(elements.next()));
    else super.operate();
  }

  public static void main(String[] arguments) {
    new UnmodifiableSetLaw(arguments).run();
  }
}
