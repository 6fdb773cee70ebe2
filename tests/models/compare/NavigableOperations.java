// Operations of SortedMap, NavigableMap and NavigableSet.
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.function.BiFunction;

@SuppressWarnings("unchecked")
final class NavigableOperations {
  private NavigableOperations() {}

  private static NavigableMap<Object, Object> map(Pair pair, Side side) {
    return (NavigableMap<Object, Object>) pair.on(side);
  }

  private static NavigableSet<Object> set(Pair pair, Side side) {
    return (NavigableSet<Object>) pair.on(side);
  }

  static void add(List<Operation> operations) {
    addMapEnds(operations);
    addMapViews(operations);
    addSetEnds(operations);
    addSetViews(operations);
  }

  private static void keyed(List<Operation> to, String name, BiFunction<NavigableMap<Object, Object>, Object, Object> function) {
    to.add(new Operation(NavigableMap.class, name, (g, p) -> {
      Object key = g.value();
      return s -> function.apply(map(p, s), key);
    }));
  }

  private static void element(List<Operation> to, String name, BiFunction<NavigableSet<Object>, Object, Object> function) {
    to.add(new Operation(NavigableSet.class, name, (g, p) -> {
      Object key = g.value();
      return s -> function.apply(set(p, s), key);
    }));
  }

  private static void addMapEnds(List<Operation> to) {
    keyed(to, "lowerKey", NavigableMap::lowerKey);
    keyed(to, "floorKey", NavigableMap::floorKey);
    keyed(to, "ceilingKey", NavigableMap::ceilingKey);
    keyed(to, "higherKey", NavigableMap::higherKey);
    keyed(to, "lowerEntry", NavigableMap::lowerEntry);
    keyed(to, "floorEntry", NavigableMap::floorEntry);
    keyed(to, "ceilingEntry", NavigableMap::ceilingEntry);
    keyed(to, "higherEntry", NavigableMap::higherEntry);
    keyed(to, "firstKey", (map, key) -> map.firstKey());
    keyed(to, "lastKey", (map, key) -> map.lastKey());
    keyed(to, "firstEntry", (map, key) -> map.firstEntry());
    keyed(to, "lastEntry", (map, key) -> map.lastEntry());
    keyed(to, "pollFirstEntry", (map, key) -> map.pollFirstEntry());
    keyed(to, "pollLastEntry", (map, key) -> map.pollLastEntry());
    keyed(to, "comparator", (map, key) -> map.comparator() == null);
  }

  private static void addMapViews(List<Operation> to) {
    keyed(to, "descendingMap", (map, key) -> map.descendingMap());
    keyed(to, "navigableKeySet", (map, key) -> map.navigableKeySet());
    keyed(to, "descendingKeySet", (map, key) -> map.descendingKeySet());
    keyed(to, "headMap", (map, key) -> map.headMap(key));
    keyed(to, "tailMap", (map, key) -> map.tailMap(key));
    to.add(new Operation(NavigableMap.class, "subMap", (g, p) -> {
      Object from = g.value();
      Object end = g.value();
      boolean fromInclusive = g.chance(2);
      boolean endInclusive = g.chance(2);
      return s -> map(p, s).subMap(from, fromInclusive, end, endInclusive);
    }));
    to.add(new Operation(NavigableMap.class, "headMap(inclusive)", (g, p) -> {
      Object end = g.value();
      boolean inclusive = g.chance(2);
      return s -> map(p, s).headMap(end, inclusive);
    }));
    to.add(new Operation(NavigableMap.class, "tailMap(inclusive)", (g, p) -> {
      Object from = g.value();
      boolean inclusive = g.chance(2);
      return s -> map(p, s).tailMap(from, inclusive);
    }));
  }

  private static void addSetEnds(List<Operation> to) {
    element(to, "lower", NavigableSet::lower);
    element(to, "floor", NavigableSet::floor);
    element(to, "ceiling", NavigableSet::ceiling);
    element(to, "higher", NavigableSet::higher);
    element(to, "first", (set, key) -> set.first());
    element(to, "last", (set, key) -> set.last());
    element(to, "pollFirst", (set, key) -> set.pollFirst());
    element(to, "pollLast", (set, key) -> set.pollLast());
  }

  private static void addSetViews(List<Operation> to) {
    element(to, "descendingSet", (set, key) -> set.descendingSet());
    element(to, "descendingIterator", (set, key) -> set.descendingIterator());
    element(to, "headSet", NavigableSet::headSet);
    element(to, "tailSet", NavigableSet::tailSet);
    to.add(new Operation(NavigableSet.class, "subSet", (g, p) -> {
      Object from = g.value();
      Object end = g.value();
      boolean fromInclusive = g.chance(2);
      boolean endInclusive = g.chance(2);
      return s -> set(p, s).subSet(from, fromInclusive, end, endInclusive);
    }));
  }
}
