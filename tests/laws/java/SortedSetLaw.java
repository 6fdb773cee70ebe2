import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;

/** The operations of NavigableSet, on the set and on its views. */
abstract class SortedSetLaw extends CollectionLaw {
  private NavigableSet<Object> whole;
  private NavigableSet<Object> set;
  private final List<NavigableSet<Object>> views = new ArrayList<>();

  SortedSetLaw(String[] arguments) {
    super(arguments);
  }

  abstract NavigableSet<Object> createSet();

  @Override
  final NavigableSet<Object> create() {
    views.clear();
    elements = Elements.sorted(random);
    whole = createSet();
    set = whole;
    return set;
  }

  @Override
  void operate() {
    set = views.isEmpty() || random.chance(55) ? whole : views.get(random.below(views.size()));
    subject = set;
    int choice = random.below(100);
    if (choice < 45) super.operate();
    else if (choice < 85) navigate();
    else views();
  }

  private void navigate() {
    switch (random.below(10)) {
      case 0 -> check("first", () -> set.first());
      case 1 -> check("last", () -> set.last());
      case 2 -> check("floor", () -> set.floor(elements.next()));
      case 3 -> check("ceiling", () -> set.ceiling(elements.next()));
      case 4 -> check("higher", () -> set.higher(elements.next()));
      case 5 -> check("lower", () -> set.lower(elements.next()));
      case 6 -> check("pollFirst", () -> set.pollFirst());
      case 7 -> check("pollLast", () -> set.pollLast());
      case 8 -> check("headSet", () -> set.headSet(elements.next()).toString());
      default -> check("descending", () -> set.descendingSet().toString());
    }
  }

  private void views() {
    if (views.size() >= 4) {
      views.remove(random.below(views.size()));
      return;
    }
    boolean low = random.chance(50);
    boolean high = random.chance(50);
    switch (random.below(4)) {
      case 0 -> check("headSet view", () -> views.add(set.headSet(elements.next(), high)));
      case 1 -> check("tailSet view", () -> views.add(set.tailSet(elements.next(), low)));
      case 2 -> check("subSet view", () -> views.add(set.subSet(elements.next(), low, elements.next(), high)));
      default -> check("descendingSet view", () -> views.add(set.descendingSet()));
    }
  }
}
