import java.util.NavigableSet;
import java.util.TreeSet;

/** TreeSet against its laws: natural order, comparators, views. */
public final class TreeSetLaw extends SortedSetLaw {
  private TreeSetLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  NavigableSet<Object> createSet() {
    return random.chance(60) ? new TreeSet<>() : new TreeSet<>(Elements.comparator(random.below(3)));
  }

  public static void main(String[] arguments) {
    new TreeSetLaw(arguments).run();
  }
}
