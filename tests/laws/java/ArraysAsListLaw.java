import java.util.Arrays;
import java.util.List;

/** Arrays.asList against its laws: it writes through to the array and has a fixed size. */
public final class ArraysAsListLaw extends ListLaw {
  private Object[] array;

  private ArraysAsListLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  List<Object> createList() {
    array = new Object[random.below(8)];
    for (int i = 0; i < array.length; i++) array[i] = elements.next();
    return Arrays.asList(array);
  }

  @Override
  void operate() {
    if (random.chance(10) && array.length > 0) {
      array[random.below(array.length)] = elements.next();
      check("array", () -> Arrays.toString(array));
    }
    super.operate();
  }

  public static void main(String[] arguments) {
    new ArraysAsListLaw(arguments).run();
  }
}
