import java.util.ArrayList;
import java.util.List;

/** ArrayList against its laws. */
public final class ArrayListLaw extends ListLaw {
  private ArrayListLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  List<Object> createList() {
    return random.chance(50) ? new ArrayList<>() : new ArrayList<>(random.below(5));
  }

  @Override
  void operate() {
    if (random.chance(3) && subject instanceof ArrayList) {
      run("trimToSize", () -> ((ArrayList<Object>) subject).trimToSize());
      run("ensureCapacity", () -> ((ArrayList<Object>) subject).ensureCapacity(random.below(40)));
      check("clone", () -> ((ArrayList<?>) subject).clone());
    }
    super.operate();
  }

  public static void main(String[] arguments) {
    new ArrayListLaw(arguments).run();
  }
}
