import java.util.NavigableMap;
import java.util.TreeMap;

/** TreeMap against its laws: natural order, comparators, views of views. */
public final class TreeMapLaw extends SortedMapLaw {
  private TreeMapLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  NavigableMap<Object, Object> createMap() {
    return random.chance(60) ? new TreeMap<>() : new TreeMap<>(Elements.comparator(random.below(3)));
  }

  public static void main(String[] arguments) {
    new TreeMapLaw(arguments).run();
  }
}
