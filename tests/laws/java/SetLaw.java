import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The operations of Set beyond those of Collection: equality and hash codes by content. */
abstract class SetLaw extends CollectionLaw {
  SetLaw(String[] arguments) {
    super(arguments);
  }

  abstract Set<Object> createSet();

  @Override
  final Set<Object> create() {
    return createSet();
  }

  @Override
  void operate() {
    if (random.chance(88)) {
      super.operate();
      return;
    }
    switch (random.below(3)) {
      case 0 -> check("set equals", () -> subject.equals(new HashSet<>(subject)));
      case 1 -> check("set hash", () -> subject.hashCode() == new HashSet<>(subject).hashCode());
      default -> check("set equals other", () -> subject.equals(new HashSet<>(Arrays.asList(elements.next(), elements.next()))));
    }
  }
}
