import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lists that cannot change: List.of, List.copyOf, nCopies, emptyList, singletonList. */
public final class ListOfLaw extends ListLaw {
  private ListOfLaw(String[] arguments) {
    super(arguments);
  }

  private Object element() {
    Object value = elements.next();
    return value == null ? "null" : value;
  }

  @Override
  List<Object> createList() {
    switch (random.below(9)) {
      case 0:
        return List.of();
      case 1:
        return List.of(element());
      case 2:
        return List.of(element(), element());
      case 3:
        return List.of(element(), element(), element(), element());
      case 4:
        return List.copyOf(new ArrayList<>(List.of(element(), element(), element())));
      case 5:
        return Collections.nCopies(random.below(4), elements.next());
      case 6:
        return Collections.emptyList();
      case 7:
        return Collections.singletonList(elements.next());
      default:
        return List.of(new Object[] {element(), element(), element()});
    }
  }

  @Override
  void operate() {
    if (random.chance(10)) check("with null", () -> random.chance(50) ? List.of(elements.next(), null) : List.copyOf(java.util.Arrays.asList(elements.next(), null)));
    else super.operate();
  }

  public static void main(String[] arguments) {
    new ListOfLaw(arguments).run();
  }
}
