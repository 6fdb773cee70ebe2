import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ListIterator;
import java.util.RandomAccess;

/** The operations of List and ListIterator, and of sublists that are kept while the list changes. */
abstract class ListLaw extends CollectionLaw {
  List<Object> list;
  private List<Object> whole;
  private final List<List<Object>> views = new ArrayList<>();
  private final List<ListIterator<Object>> cursors = new ArrayList<>();

  ListLaw(String[] arguments) {
    super(arguments);
  }

  abstract List<Object> createList();

  @Override
  final List<Object> create() {
    views.clear();
    cursors.clear();
    elements = Elements.any(random);
    whole = createList();
    list = whole;
    return list;
  }

  @Override
  void operate() {
    chooseSubject();
    int choice = random.below(100);
    if (choice < 30) super.operate();
    else if (choice < 60) positions();
    else if (choice < 80) cursors();
    else if (choice < 90) views();
    else rearrange();
  }

  @Override
  int magnitude() {
    return whole.size();
  }

  /** Mostly the list itself, sometimes a part of it, perhaps one that is stale. */
  private void chooseSubject() {
    list = views.isEmpty() || random.chance(70) ? whole : views.get(random.below(views.size()));
    subject = list;
  }

  private int index() {
    int size = whole.size();
    return random.chance(90) && size > 0 ? random.below(size) : random.below(size + 3) - 1;
  }

  private void positions() {
    switch (random.below(10)) {
      case 0, 1 -> check("get", () -> list.get(index()));
      case 2, 3 -> check("set", () -> list.set(index(), elements.next()));
      case 4, 5 -> {
        if (whole.size() < 40) run("add at", () -> list.add(index(), elements.next()));
      }
      case 6 -> check("remove at", () -> list.remove(index()));
      case 7 -> check("indexOf", () -> list.indexOf(elements.next()));
      case 8 -> check("lastIndexOf", () -> list.lastIndexOf(elements.next()));
      default -> {
        if (whole.size() < 30) check("addAll at", () -> list.addAll(index(), some(3)));
      }
    }
  }

  private void cursors() {
    if (cursors.size() < 3 && random.chance(30)) {
      if (random.chance(50)) check("listIterator", () -> cursors.add(list.listIterator()));
      else check("listIterator at", () -> cursors.add(list.listIterator(index())));
      return;
    }
    if (cursors.isEmpty()) return;
    int position = random.below(cursors.size());
    ListIterator<Object> cursor = cursors.get(position);
    switch (random.below(14)) {
      case 0, 1, 2 -> check("next", () -> cursor.next());
      case 3, 4, 5 -> check("previous", () -> cursor.previous());
      case 6 -> check("hasNext", () -> cursor.hasNext());
      case 7 -> check("hasPrevious", () -> cursor.hasPrevious());
      case 8 -> check("nextIndex", () -> cursor.nextIndex());
      case 9 -> check("previousIndex", () -> cursor.previousIndex());
      case 10 -> run("cursor remove", () -> cursor.remove());
      case 11 -> run("cursor set", () -> cursor.set(elements.next()));
      case 12 -> {
        if (whole.size() < 40) run("cursor add", () -> cursor.add(elements.next()));
      }
      default -> cursors.remove(position);
    }
  }

  private void views() {
    if (views.size() < 3 && random.chance(60)) {
      check("subList", () -> views.add(list.subList(index(), index() + random.below(3))));
      return;
    }
    if (views.isEmpty()) return;
    int position = random.below(views.size());
    List<Object> view = views.get(position);
    switch (random.below(5)) {
      case 0 -> check("view", () -> view.toString());
      case 1 -> check("view size", () -> view.size());
      case 2 -> run("view clear", () -> view.clear());
      case 3 -> check("view equals", () -> view.equals(new ArrayList<>(view)));
      default -> views.remove(position);
    }
  }

  private void rearrange() {
    int which = random.below(3);
    switch (random.below(9)) {
      case 0 -> run("sort", () -> list.sort(Elements.comparator(which)));
      case 1 -> run("sort natural", () -> list.sort(null));
      case 2 -> run("replaceAll", () -> list.replaceAll(value -> Elements.inClass(value, which) ? elements.next() : value));
      case 3 -> run("reverse", () -> Collections.reverse(list));
      case 4 -> run("rotate", () -> Collections.rotate(list, random.below(7) - 3));
      case 5 -> run("swap", () -> Collections.swap(list, index(), index()));
      case 6 -> check("binarySearch", () -> Collections.binarySearch(list, elements.next(), Elements.comparator(which)));
      case 7 -> check("random access", () -> list instanceof RandomAccess);
      default -> check("copy equals", () -> list.equals(new ArrayList<>(whole)) + " " + list.hashCode());
    }
  }
}
