import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/** The static helpers of Collections and Objects, and Optional. */
public final class CollectionsLaw extends Law {
  private final Samples samples = new Samples(random);
  private Elements elements;
  private List<Object> list;
  private Collection<Object> other;

  private CollectionsLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    elements = Elements.any(random);
    list = random.chance(60) ? new ArrayList<>() : new LinkedList<>();
    for (int i = random.below(12); i > 0; i--) list.add(elements.next());
    other = new ArrayList<>();
    for (int i = random.below(4); i > 0; i--) other.add(elements.next());
    return 40;
  }

  @Override
  void operate() {
    switch (random.below(4)) {
      case 0 -> queries();
      case 1 -> changes();
      case 2 -> optionals();
      default -> objects();
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private void queries() {
    switch (random.below(9)) {
      case 0 -> check("max", () -> Collections.max((Collection) list));
      case 1 -> check("min", () -> Collections.min((Collection) list));
      case 2 -> check("max by", () -> Collections.max(list, Elements.comparator(random.below(3))));
      case 3 -> check("min by", () -> Collections.min(list, Elements.comparator(random.below(3))));
      case 4 -> check("frequency", () -> Collections.frequency(list, elements.next()));
      case 5 -> check("disjoint", () -> Collections.disjoint(list, other));
      case 6 -> check("indexOfSubList", () -> Collections.indexOfSubList(list, (List<?>) other));
      case 7 -> check("lastIndexOfSubList", () -> Collections.lastIndexOfSubList(list, (List<?>) other));
      default -> check("binarySearch", () -> Collections.binarySearch((List) list, elements.next()));
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private void changes() {
    switch (random.below(11)) {
      case 0 -> run("sort", () -> Collections.sort((List) list));
      case 1 -> run("sort by", () -> Collections.sort(list, Elements.comparator(random.below(3))));
      case 2 -> run("reverse", () -> Collections.reverse(list));
      case 3 -> run("rotate", () -> Collections.rotate(list, samples.small()));
      case 4 -> run("swap", () -> Collections.swap(list, samples.small(), samples.small()));
      case 5 -> run("fill", () -> Collections.fill(list, elements.next()));
      case 6 -> run("copy", () -> Collections.copy(list, (List<Object>) other));
      case 7 -> check("addAll", () -> list.size() < 30 && Collections.addAll(list, elements.next(), elements.next()));
      case 8 -> check("replaceAll", () -> Collections.replaceAll(list, elements.next(), elements.next()));
      case 9 -> check("asLifoQueue", () -> Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2, 3))).poll());
      default -> check("reverseOrder", () -> sortedBackwards());
    }
    check("list", () -> list.toString());
  }

  private Object sortedBackwards() {
    TreeSet<Integer> set = new TreeSet<>(Collections.reverseOrder());
    for (int i = 0; i < 4; i++) set.add(random.below(9));
    return set;
  }

  private void optionals() {
    Optional<Object> optional = Optional.ofNullable(random.chance(30) ? null : elements.next());
    switch (random.below(10)) {
      case 0 -> check("get", () -> optional.get());
      case 1 -> check("orElse", () -> optional.orElse("none"));
      case 2 -> check("orElseGet", () -> optional.orElseGet(() -> "made"));
      case 3 -> check("isPresent", () -> optional.isPresent() + " " + optional.isEmpty());
      case 4 -> check("map", () -> optional.map(value -> value.toString().length()));
      case 5 -> check("filter", () -> optional.filter(value -> Elements.inClass(value, 1)));
      case 6 -> check("flatMap", () -> optional.flatMap(value -> Optional.of(value + "!")));
      case 7 -> check("orElseThrow", () -> optional.orElseThrow(() -> new IllegalStateException("empty")));
      case 8 -> check("equals", () -> optional.equals(Optional.ofNullable(elements.next())) + " " + optional.hashCode());
      default -> check("of", () -> Optional.of(elements.next()));
    }
  }

  private void objects() {
    Object left = elements.next();
    Object right = elements.next();
    switch (random.below(9)) {
      case 0 -> check("equals", () -> Objects.equals(left, right));
      case 1 -> check("hash", () -> Objects.hash(left, right, 3));
      case 2 -> check("hashCode", () -> Objects.hashCode(left));
      case 3 -> check("toString", () -> Objects.toString(left) + Objects.toString(right, "nothing"));
      case 4 -> check("requireNonNull", () -> Objects.requireNonNull(left, "needed"));
      case 5 -> check("requireNonNullElse", () -> Objects.requireNonNullElse(left, right));
      case 6 -> check("isNull", () -> Objects.isNull(left) + " " + Objects.nonNull(right));
      case 7 -> check("checkIndex", () -> Objects.checkIndex(samples.small(), samples.small()));
      default -> check("compare", () -> Objects.compare(left, right, Elements.comparator(1)));
    }
  }

  public static void main(String[] arguments) {
    new CollectionsLaw(arguments).run();
  }
}
