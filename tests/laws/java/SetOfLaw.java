import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

/** Set.of and Map.of: everything but their order, which differs from run to run. */
public final class SetOfLaw extends Law {
  private Elements elements;
  private Set<Object> set;
  private java.util.Map<Object, Object> map;

  private SetOfLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    elements = new Elements(random, random.below(3), 12, false);
    HashSet<Object> content = new HashSet<>();
    for (int i = random.below(7); i > 0; i--) content.add(elements.next());
    set = Set.of(content.toArray());
    java.util.Map<Object, Object> pairs = new java.util.HashMap<>();
    for (Object key : content) pairs.put(key, String.valueOf(key).length());
    map = java.util.Map.copyOf(pairs);
    return 40;
  }

  @Override
  void operate() {
    if (random.chance(50)) sets();
    else maps();
  }

  private void sets() {
    switch (random.below(12)) {
      case 0, 1 -> check("contains", () -> set.contains(elements.next()));
      case 2 -> check("size", () -> set.size() + " " + set.isEmpty());
      case 3 -> check("hashCode", () -> set.hashCode());
      case 4 -> check("equals", () -> set.equals(new HashSet<>(set)));
      case 5 -> check("add", () -> set.add(elements.next()));
      case 6 -> check("remove", () -> set.remove(elements.next()));
      case 7 -> check("contains null", () -> set.contains(null));
      case 8 -> check("duplicate", () -> Set.of(elements.next(), elements.next()).size());
      case 9 -> check("sum", () -> sum(set));
      case 10 -> run("clear", () -> set.clear());
      default -> check("containsAll", () -> set.containsAll(Arrays.asList(elements.next(), elements.next())));
    }
  }

  private static int sum(Iterable<?> values) {
    int sum = 0;
    for (Object value : values) sum += value.hashCode() * 31;
    return sum;
  }

  private void maps() {
    switch (random.below(11)) {
      case 0, 1 -> check("get", () -> map.get(elements.next()));
      case 2 -> check("containsKey", () -> map.containsKey(elements.next()));
      case 3 -> check("containsValue", () -> map.containsValue(random.below(4)));
      case 4 -> check("put", () -> map.put(elements.next(), 1));
      case 5 -> check("hashCode", () -> map.hashCode() + " " + map.keySet().hashCode());
      case 6 -> check("equals", () -> map.equals(new java.util.HashMap<>(map)));
      case 7 -> check("get null", () -> map.get(null));
      case 8 -> check("duplicate", () -> java.util.Map.of(elements.next(), 1, elements.next(), 2).size());
      case 9 -> check("values", () -> sum(map.values()) + " " + map.size());
      default -> iterate();
    }
  }

  private void iterate() {
    check(
        "iterator",
        () -> {
          Iterator<?> iterator = map.entrySet().iterator();
          int steps = 0;
          while (iterator.hasNext()) {
            iterator.next();
            steps++;
          }
          return steps;
        });
    run("iterator remove", () -> map.keySet().iterator().remove());
  }

  public static void main(String[] arguments) {
    new SetOfLaw(arguments).run();
  }
}
