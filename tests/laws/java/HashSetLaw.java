import java.util.HashSet;
import java.util.Set;

/** HashSet against its laws, the order of its iterator included. */
public final class HashSetLaw extends SetLaw {
  private HashSetLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Set<Object> createSet() {
    elements = Elements.any(random);
    return random.chance(60) ? new HashSet<>() : new HashSet<>(random.below(40));
  }

  public static void main(String[] arguments) {
    new HashSetLaw(arguments).run();
  }
}
