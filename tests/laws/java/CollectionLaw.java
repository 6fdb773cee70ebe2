import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The operations of Collection and Iterator, with iterators that are kept while the collection changes. */
abstract class CollectionLaw extends Law {
  private static final int ITERATORS = 3;

  Collection<Object> subject;
  Elements elements;
  private final List<Iterator<Object>> iterators = new ArrayList<>();

  CollectionLaw(String[] arguments) {
    super(arguments);
  }

  /** A new collection for an episode; sets {@link #elements} too. */
  abstract Collection<Object> create();

  @Override
  int start() {
    iterators.clear();
    subject = create();
    int size = random.below(8);
    for (int i = 0; i < size; i++) run("fill", () -> subject.add(elements.next()));
    return 60 + random.below(60);
  }

  @Override
  void operate() {
    int choice = random.below(100);
    if (choice < 40) basic();
    else if (choice < 55) bulk();
    else if (choice < 80) iterate();
    else whole();
  }

  /** A size that bounds growth; subclasses whose subject may be a stale view ask something else. */
  int magnitude() {
    return subject.size();
  }

  final Collection<Object> some(int most) {
    int size = random.below(most + 1);
    Object[] values = new Object[size];
    for (int i = 0; i < size; i++) values[i] = elements.next();
    switch (random.below(5)) {
      case 0:
        return new LinkedList<>(Arrays.asList(values));
      case 1:
        return new HashSet<>(Arrays.asList(values));
      case 2:
        return Arrays.asList(values);
      case 3:
        return subject;
      default:
        return new ArrayList<>(Arrays.asList(values));
    }
  }

  final void basic() {
    switch (random.below(8)) {
      case 0, 1, 2, 3 -> {
        if (magnitude() < 40) check("add", () -> subject.add(elements.next()));
        else run("clear", () -> subject.clear());
      }
      case 4 -> check("remove", () -> subject.remove(elements.next()));
      case 5 -> check("contains", () -> subject.contains(elements.next()));
      case 6 -> check("size", () -> subject.size());
      default -> check("isEmpty", () -> subject.isEmpty());
    }
  }

  final void bulk() {
    int which = random.below(3);
    switch (random.below(8)) {
      case 0, 1 -> {
        if (magnitude() < 30) check("addAll", () -> subject.addAll(some(4)));
        else check("removeIf", () -> subject.removeIf(value -> Elements.inClass(value, which)));
      }
      case 2 -> check("containsAll", () -> subject.containsAll(some(2)));
      case 3 -> check("removeAll", () -> subject.removeAll(some(3)));
      case 4 -> check("retainAll", () -> random.chance(50) ? subject.retainAll(some(9)) : subject.containsAll(some(9)));
      case 5 -> check("removeIf", () -> subject.removeIf(value -> Elements.inClass(value, which)));
      case 6 -> {
        if (random.chance(25)) run("clear", () -> subject.clear());
      }
      default -> run("removeIf throwing", () -> subject.removeIf(value -> String.valueOf(value).charAt(1) == 'a'));
    }
  }

  final void iterate() {
    if (iterators.size() < ITERATORS && random.chance(30)) {
      check("iterator", () -> iterators.add(subject.iterator()));
      return;
    }
    if (iterators.isEmpty()) return;
    int position = random.below(iterators.size());
    Iterator<Object> iterator = iterators.get(position);
    switch (random.below(9)) {
      case 0, 1, 2, 3 -> check("next", () -> iterator.next());
      case 4, 5 -> check("hasNext", () -> iterator.hasNext());
      case 6 -> run("iterator remove", () -> iterator.remove());
      case 7 -> iterators.remove(position);
      default -> {
        StringBuilder seen = new StringBuilder();
        check(
            "forEachRemaining",
            () -> {
              iterator.forEachRemaining(value -> seen.append(value).append(';'));
              return seen;
            });
        check("seen", () -> seen);
      }
    }
  }

  final void whole() {
    switch (random.below(9)) {
      case 0, 1, 2 -> check("toString", () -> subject.toString());
      case 3 -> check("toArray", () -> subject.toArray());
      case 4 -> check("toArray sized", () -> subject.toArray(new Object[random.below(12)]));
      case 5 -> forEach();
      case 6 -> check("hashCode", () -> subject instanceof List || subject instanceof Set ? subject.hashCode() : 0);
      case 7 -> check("equals", () -> subject.equals(copy()));
      default -> loopWithChange();
    }
  }

  private Object copy() {
    switch (random.below(4)) {
      case 0:
        return new ArrayList<>(subject);
      case 1:
        return new HashSet<>(subject);
      case 2:
        return new LinkedList<>(subject);
      default:
        return random.chance(50) ? subject : "something else";
    }
  }

  private void forEach() {
    StringBuilder seen = new StringBuilder();
    int limit = random.below(12);
    boolean change = random.chance(30);
    run(
        "forEach",
        () ->
            subject.forEach(
                value -> {
                  seen.append(value).append(',');
                  if (change && seen.length() > limit && seen.length() < limit + 4) subject.remove(value);
                }));
    check("seen", () -> seen);
  }

  /** The loop everybody writes once. */
  private void loopWithChange() {
    StringBuilder seen = new StringBuilder();
    Object added = elements.next();
    int at = random.below(6);
    boolean remove = random.chance(60);
    run(
        "loop",
        () -> {
          int i = 0;
          for (Object value : subject) {
            seen.append(value).append(' ');
            if (i++ == at) {
              if (remove) subject.remove(value);
              else if (magnitude() < 40) subject.add(added);
            }
          }
        });
    check("seen", () -> seen);
    check("deque copy", () -> subject.contains(null) ? 0 : new ArrayDeque<>(subject).size());
    if (random.chance(20)) check("sorted copy", () -> new TreeSet<>(subject));
  }
}
