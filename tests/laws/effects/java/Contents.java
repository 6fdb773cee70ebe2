import java.util.*;

/** What containers hold, by identity, and how they are changed: by means that the rows under test have no part in. */
@SuppressWarnings({"rawtypes", "unchecked"})
class Contents {
  private Contents() {}

  static boolean isContainer(Object object) {
    return object instanceof Collection || object instanceof Map || object instanceof Map.Entry || object instanceof Object[]
        || object instanceof Optional;
  }

  /** As the container gives them, entries and all. */
  static List<Object> raw(Object container) {
    List<Object> result = new ArrayList<>();
    if (container instanceof Collection)
      for (Object element : (Collection) container) result.add(element);
    else if (container instanceof Map)
      for (Object entry : ((Map) container).entrySet()) result.add(entry);
    else if (container instanceof Object[])
      for (Object element : (Object[]) container) result.add(element);
    else if (container instanceof Optional && ((Optional) container).isPresent())
      result.add(((Optional) container).get());
    else if (container instanceof Map.Entry)
      result.add(container);
    return result;
  }

  /** The items in it: of maps and entries, keys and values. */
  static List<Item> items(Object container) {
    List<Item> result = new ArrayList<>();
    for (Object element : raw(container)) {
      if (element instanceof Item) result.add((Item) element);
      if (element instanceof Map.Entry) pair((Map.Entry) element, result, true);
    }
    return result;
  }

  /** What a collection has of itself: elements, of maps the keys. */
  static List<Item> keys(Object container) {
    List<Item> result = new ArrayList<>();
    for (Object element : raw(container)) {
      if (element instanceof Item) result.add((Item) element);
      if (element instanceof Map.Entry) pair((Map.Entry) element, result, false);
    }
    return result;
  }

  private static void pair(Map.Entry entry, List<Item> into, boolean values) {
    try {
      if (entry.getKey() instanceof Item) into.add((Item) entry.getKey());
      if (values && entry.getValue() instanceof Item) into.add((Item) entry.getValue());
    } catch (IllegalStateException dead) {
      // It holds nothing any more.
    }
  }

  static boolean has(List<?> list, Object object) {
    for (Object element : list)
      if (element == object) return true;
    return false;
  }

  static boolean sameItems(List<Item> left, List<Item> right) {
    if (left.size() != right.size()) return false;
    for (int i = 0; i < left.size(); i++)
      if (left.get(i) != right.get(i)) return false;
    return true;
  }

  /** New items of many places in the order; whether it took one. */
  static boolean grow(Object container) {
    boolean grown = false;
    for (int number = -1; number < 14; number += 2) grown |= takes(container, new Item(number), new Item(200 + number));
    return grown;
  }

  /** By methods of all kinds. */
  static void use(Object result) {
    grow(result);
    shrink(result);
    Item item = new Item(4);
    if (result instanceof Collection) ((Collection) result).spliterator();
    if (result instanceof NavigableSet) ((NavigableSet) result).higher(item);
    if (result instanceof NavigableMap) ((NavigableMap) result).higherKey(item);
    if (result instanceof SortedMap) ((SortedMap) result).headMap(item);
  }

  static boolean growByOne(Object container) {
    return takes(container, new Item(13), new Item(213));
  }

  private static boolean takes(Object container, Item key, Item value) {
    try {
      if (container instanceof Collection) return ((Collection) container).add(key);
      if (container instanceof Map) return ((Map) container).put(key, value) == null;
      if (container instanceof Map.Entry) return ((Map.Entry) container).setValue(value) != null;
      if (container instanceof Object[] && ((Object[]) container).length > 0) {
        ((Object[]) container)[0] = key;
        return true;
      }
    } catch (RuntimeException refused) {
      return false;
    }
    return false;
  }

  /** Everything goes, as far as it lets. */
  static void shrink(Object container) {
    try {
      if (container instanceof Collection) ((Collection) container).clear();
      if (container instanceof Map) ((Map) container).clear();
      if (container instanceof Object[]) Arrays.fill((Object[]) container, null);
    } catch (RuntimeException refused) {
      // Then it does not.
    }
    try {
      if (container instanceof List && !((List) container).isEmpty()) ((List) container).set(0, new Item(77));
      if (container instanceof Map.Entry) ((Map.Entry) container).setValue(new Item(77));
      if (container instanceof Iterator) {
        ((Iterator) container).next();
        ((Iterator) container).remove();
      }
    } catch (RuntimeException refused) {
      // Nor that.
    }
  }

  static Iterator<?> iterator(Object container) {
    if (container instanceof Iterable) return ((Iterable) container).iterator();
    if (container instanceof Map) return ((Map) container).keySet().iterator();
    return null;
  }

  /** Its next step reports a concurrent modification. */
  static boolean isStale(Iterator<?> iterator) {
    try {
      iterator.next();
    } catch (ConcurrentModificationException stale) {
      return true;
    } catch (RuntimeException other) {
      return false;
    }
    return false;
  }
}
