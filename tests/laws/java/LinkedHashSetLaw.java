import java.util.LinkedHashSet;
import java.util.Set;

/** LinkedHashSet against its laws. */
public final class LinkedHashSetLaw extends SetLaw {
  private LinkedHashSetLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  Set<Object> createSet() {
    elements = Elements.any(random);
    return new LinkedHashSet<>();
  }

  public static void main(String[] arguments) {
    new LinkedHashSetLaw(arguments).run();
  }
}
