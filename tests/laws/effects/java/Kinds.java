import java.util.*;
import java.util.concurrent.*;

/**
 * The objects of the library that methods are called on or given: how one is made, by which type a program would
 * call it, which changes it refuses, and why a row may not speak of it as of others.
 */
class Kinds {
  static final int ADDS = 1, REMOVES = 2, SETS = 4, ALL = 7;
  /** In the order of access; of java.util.concurrent; entries that die; a part of another; sorted; changes by itself. */
  static final int ACCESS = 1, WEAK = 2, ODD = 4, PART = 8, SORTED = 16, EVICTING = 32;

  interface Maker {
    Object make(Item[] items);
  }

  static final class Kind {
    final String name;
    final String type;
    final int refuses;
    final int flags;
    final Maker maker;

    Kind(String name, String type, int refuses, int flags, Maker maker) {
      this.name = name;
      this.type = type;
      this.refuses = refuses;
      this.flags = flags;
      this.maker = maker;
    }
  }

  static final List<Kind> all = new ArrayList<>();

  private static void add(String name, String type, int refuses, int flags, Maker maker) {
    all.add(new Kind(name, type, refuses, flags, maker));
  }

  private static List<Item> list(Item[] items) {
    return new ArrayList<>(Arrays.asList(items));
  }

  private static <M extends Map<Object, Object>> M fill(M map, Item[] items) {
    for (Item item : items) map.put(item, new Item(item.number + 100));
    return map;
  }

  /** Without equal items. */
  private static Item[] distinct(Item[] items) {
    TreeMap<Integer, Item> found = new TreeMap<>();
    for (Item item : items) found.put(item.number, item);
    return found.values().toArray(new Item[0]);
  }

  private static Map.Entry<Object, Object> first(Map<Object, Object> map, Item[] items) {
    if (items.length == 0) map.put(new Item(1), new Item(101));
    return map.entrySet().iterator().next();
  }

  private static Comparator<Object> order() {
    return (left, right) -> {
      Log.ask("compare");
      return Integer.compare(((Item) left).number, ((Item) right).number);
    };
  }

  enum Day {
    ONE, TWO, THREE
  }

  static {
    lists();
    setsAndQueues();
    maps();
    views();
    entries();
    iterators();
    fixed();
    concurrent();
    others();
  }

  private static void lists() {
    add("ArrayList", "java.util.ArrayList", 0, 0, items -> list(items));
    add("LinkedList", "java.util.LinkedList", 0, 0, items -> new LinkedList<>(list(items)));
    add("Vector", "java.util.Vector", 0, 0, items -> new Vector<>(list(items)));
    add("Stack", "java.util.Stack", 0, 0, items -> {
      Stack<Object> stack = new Stack<>();
      stack.addAll(list(items));
      return stack;
    });
    add("AbstractList", "java.util.AbstractList", 0, 0, items -> list(items));
    add("List", "java.util.List", 0, 0, items -> list(items));
    add("Collection", "java.util.Collection", 0, 0, items -> list(items));
    add("Iterable", "java.lang.Iterable", 0, 0, items -> list(items));
    add("subList", "java.util.List", 0, PART, items -> list(items).subList(0, items.length));
    add("subList of LinkedList", "java.util.List", 0, PART, items -> new LinkedList<>(list(items)).subList(0, items.length));
  }

  private static void setsAndQueues() {
    add("HashSet", "java.util.HashSet", 0, 0, items -> new HashSet<>(list(items)));
    add("Set", "java.util.Set", 0, 0, items -> new HashSet<>(list(items)));
    add("LinkedHashSet", "java.util.LinkedHashSet", 0, 0, items -> new LinkedHashSet<>(list(items)));
    add("TreeSet", "java.util.TreeSet", 0, SORTED, items -> new TreeSet<>(list(items)));
    add("SortedSet", "java.util.SortedSet", 0, SORTED, items -> new TreeSet<>(list(items)));
    add("NavigableSet", "java.util.NavigableSet", 0, SORTED, items -> new TreeSet<>(list(items)));
    add("TreeSet by comparator", "java.util.TreeSet", 0, SORTED, items -> {
      TreeSet<Object> set = new TreeSet<>(order());
      set.addAll(list(items));
      return set;
    });
    add("descendingSet", "java.util.NavigableSet", 0, SORTED, items -> new TreeSet<>(list(items)).descendingSet());
    add("headSet", "java.util.SortedSet", 0, SORTED | PART, items -> new TreeSet<Object>(list(items)).headSet(new Item(50)));
    add("subSet", "java.util.NavigableSet", 0, SORTED | PART,
        items -> new TreeSet<Object>(list(items)).subSet(new Item(-1), true, new Item(50), true));
    add("ArrayDeque", "java.util.ArrayDeque", 0, 0, items -> new ArrayDeque<>(list(items)));
    add("Deque", "java.util.Deque", 0, 0, items -> new ArrayDeque<>(list(items)));
    add("Queue", "java.util.Queue", 0, 0, items -> new LinkedList<>(list(items)));
    add("PriorityQueue", "java.util.PriorityQueue", 0, 0, items -> new PriorityQueue<>(list(items)));
  }

  private static void maps() {
    add("HashMap", "java.util.HashMap", 0, 0, items -> fill(new HashMap<>(), items));
    add("Map", "java.util.Map", 0, 0, items -> fill(new HashMap<>(), items));
    add("LinkedHashMap", "java.util.LinkedHashMap", 0, 0, items -> fill(new LinkedHashMap<>(), items));
    add("LinkedHashMap by access", "java.util.LinkedHashMap", 0, ACCESS, items -> fill(new LinkedHashMap<>(8, 0.75f, true), items));
    add("Map by access", "java.util.Map", 0, ACCESS, items -> fill(new LinkedHashMap<>(8, 0.75f, true), items));
    add("TreeMap", "java.util.TreeMap", 0, SORTED, items -> fill(new TreeMap<>(), items));
    add("SortedMap", "java.util.SortedMap", 0, SORTED, items -> fill(new TreeMap<>(), items));
    add("NavigableMap", "java.util.NavigableMap", 0, SORTED, items -> fill(new TreeMap<>(), items));
    add("TreeMap by comparator", "java.util.TreeMap", 0, SORTED, items -> fill(new TreeMap<>(order()), items));
    add("descendingMap", "java.util.NavigableMap", 0, SORTED, items -> fill(new TreeMap<>(), items).descendingMap());
    add("headMap", "java.util.SortedMap", 0, SORTED | PART, items -> fill(new TreeMap<>(), items).headMap(new Item(50)));
    add("subMap", "java.util.NavigableMap", 0, SORTED | PART,
        items -> fill(new TreeMap<>(), items).subMap(new Item(-1), true, new Item(50), true));
    add("IdentityHashMap", "java.util.IdentityHashMap", 0, ODD, items -> fill(new IdentityHashMap<>(), items));
    add("IdentityHashMap with equal keys", "java.util.Map", 0, ODD, items -> {
      Map<Object, Object> map = fill(new IdentityHashMap<>(), items);
      map.put(new Item(8), new Item(1));
      map.put(new Item(8), new Item(2));
      return map;
    });
    add("WeakHashMap", "java.util.WeakHashMap", 0, EVICTING, items -> fill(new WeakHashMap<>(), items));
    add("Hashtable", "java.util.Hashtable", 0, 0, items -> fill(new Hashtable<>(), items));
  }

  private static void views() {
    add("keySet of HashMap", "java.util.Set", ADDS, 0, items -> fill(new HashMap<>(), items).keySet());
    add("values of HashMap", "java.util.Collection", ADDS, 0, items -> fill(new HashMap<>(), items).values());
    add("entrySet of HashMap", "java.util.Set", ADDS, 0, items -> fill(new HashMap<>(), items).entrySet());
    add("keySet of LinkedHashMap", "java.util.Set", ADDS, 0, items -> fill(new LinkedHashMap<>(), items).keySet());
    add("values of LinkedHashMap", "java.util.Collection", ADDS, 0, items -> fill(new LinkedHashMap<>(), items).values());
    add("keySet of TreeMap", "java.util.NavigableSet", ADDS, SORTED, items -> fill(new TreeMap<>(), items).navigableKeySet());
    add("values of TreeMap", "java.util.Collection", ADDS, 0, items -> fill(new TreeMap<>(), items).values());
    add("entrySet of TreeMap", "java.util.Set", ADDS, 0, items -> fill(new TreeMap<>(), items).entrySet());
    add("descendingKeySet", "java.util.NavigableSet", ADDS, SORTED, items -> fill(new TreeMap<>(), items).descendingKeySet());
    add("newSetFromMap", "java.util.Set", 0, 0, items -> {
      Set<Object> set = Collections.newSetFromMap(new LinkedHashMap<>());
      set.addAll(list(items));
      return set;
    });
    add("asLifoQueue", "java.util.Queue", 0, 0, items -> Collections.asLifoQueue(new ArrayDeque<>(list(items))));
    add("asList", "java.util.List", ADDS | REMOVES, 0, items -> Arrays.asList((Object[]) items.clone()));
  }

  private static void entries() {
    add("entry of HashMap", "java.util.Map$Entry", 0, 0, items -> first(fill(new HashMap<>(), items), items));
    add("entry of LinkedHashMap", "java.util.Map$Entry", 0, 0, items -> first(fill(new LinkedHashMap<>(), items), items));
    add("entry of TreeMap", "java.util.Map$Entry", 0, 0, items -> first(fill(new TreeMap<>(), items), items));
    add("entry of ConcurrentHashMap", "java.util.Map$Entry", 0, WEAK, items -> first(fill(new ConcurrentHashMap<>(), items), items));
    add("firstEntry", "java.util.Map$Entry", SETS, 0, items -> {
      TreeMap<Object, Object> map = fill(new TreeMap<>(), items);
      map.put(new Item(9), new Item(109));
      return map.firstEntry();
    });
    add("Map.entry", "java.util.Map$Entry", SETS, 0, items -> Map.entry(new Item(1), new Item(2)));
    add("SimpleEntry", "java.util.AbstractMap$SimpleEntry", 0, 0, items -> new AbstractMap.SimpleEntry<>(new Item(1), new Item(2)));
    add("SimpleImmutableEntry", "java.util.AbstractMap$SimpleImmutableEntry", SETS, 0,
        items -> new AbstractMap.SimpleImmutableEntry<>(new Item(1), new Item(2)));
    add("dead entry of IdentityHashMap", "java.util.Map$Entry", 0, ODD, items -> {
      IdentityHashMap<Object, Object> map = fill(new IdentityHashMap<>(), items);
      Item key = new Item(9);
      map.clear();
      map.put(key, new Item(3));
      Iterator<Map.Entry<Object, Object>> iterator = map.entrySet().iterator();
      Map.Entry<Object, Object> entry = iterator.next();
      if (items.length % 2 == 0) iterator.remove();
      return entry;
    });
    add("dead entry of EnumMap", "java.util.Map$Entry", 0, ODD, items -> {
      EnumMap<Day, Object> map = new EnumMap<>(Day.class);
      map.put(Day.ONE, new Item(1));
      Map.Entry<Day, Object> entry = map.entrySet().iterator().next();
      if (items.length % 2 == 0) map.remove(Day.ONE);
      return entry;
    });
  }

  /** An iterator and what it iterates over. */
  static final class Over {
    final Object base;
    final Iterator<?> iterator;

    Over(Object base, Iterator<?> iterator) {
      this.base = base;
      this.iterator = iterator;
    }
  }

  private static void iterator(String name, int refuses, int flags, Maker maker) {
    for (int steps = 0; steps < 3; steps++) {
      int count = steps;
      add("iterator of " + name + " after " + steps, "java.util.Iterator", refuses, flags, items -> {
        Object base = maker.make(items);
        Iterator<?> iterator = base instanceof Map ? ((Map<?, ?>) base).keySet().iterator() : ((Iterable<?>) base).iterator();
        for (int i = 0; i < count && iterator.hasNext(); i++) iterator.next();
        return new Over(base, iterator);
      });
    }
  }

  private static void listIterator(String name, int refuses, Maker maker) {
    for (int steps = 0; steps < 3; steps++) {
      int count = steps;
      add("listIterator of " + name + " after " + steps, "java.util.ListIterator", refuses, 0, items -> {
        List<?> base = (List<?>) maker.make(items);
        ListIterator<?> iterator = base.listIterator();
        for (int i = 0; i < count && iterator.hasNext(); i++) iterator.next();
        if (count == 2 && iterator.hasPrevious()) iterator.previous();
        return new Over(base, iterator);
      });
    }
  }

  private static void iterators() {
    iterator("ArrayList", 0, 0, items -> list(items));
    iterator("LinkedList", 0, 0, items -> new LinkedList<>(list(items)));
    iterator("ArrayDeque", 0, 0, items -> new ArrayDeque<>(list(items)));
    iterator("PriorityQueue", 0, 0, items -> new PriorityQueue<>(list(items)));
    iterator("HashSet", 0, 0, items -> new HashSet<>(list(items)));
    iterator("LinkedHashMap", 0, 0, items -> fill(new LinkedHashMap<>(), items));
    iterator("TreeMap", 0, 0, items -> fill(new TreeMap<>(), items));
    iterator("Vector", 0, 0, items -> new Vector<>(list(items)));
    iterator("unmodifiableList", ALL, 0, items -> Collections.unmodifiableList(list(items)));
    iterator("List.of", ALL, 0, items -> List.of((Object[]) items));
    iterator("asList", ADDS | REMOVES, 0, items -> Arrays.asList((Object[]) items.clone()));
    iterator("CopyOnWriteArrayList", ALL, WEAK, items -> new CopyOnWriteArrayList<>(list(items)));
    iterator("ConcurrentHashMap", 0, WEAK, items -> fill(new ConcurrentHashMap<>(), items));
    listIterator("ArrayList", 0, items -> list(items));
    listIterator("LinkedList", 0, items -> new LinkedList<>(list(items)));
    listIterator("Vector", 0, items -> new Vector<>(list(items)));
    listIterator("unmodifiableList", ALL, items -> Collections.unmodifiableList(list(items)));
    listIterator("asList", ADDS | REMOVES, items -> Arrays.asList((Object[]) items.clone()));
  }

  private static void fixed() {
    add("unmodifiableList", "java.util.List", ALL, 0, items -> Collections.unmodifiableList(list(items)));
    add("unmodifiableSet", "java.util.Set", ALL, 0, items -> Collections.unmodifiableSet(new LinkedHashSet<>(list(items))));
    add("unmodifiableMap", "java.util.Map", ALL, 0, items -> Collections.unmodifiableMap(fill(new LinkedHashMap<>(), items)));
    add("unmodifiableSortedMap", "java.util.NavigableMap", ALL, SORTED, items -> Collections.unmodifiableNavigableMap(fill(new TreeMap<>(), items)));
    add("unmodifiableSortedSet", "java.util.NavigableSet", ALL, SORTED, items -> Collections.unmodifiableNavigableSet(new TreeSet<>(list(items))));
    add("unmodifiableCollection", "java.util.Collection", ALL, 0, items -> Collections.unmodifiableCollection(list(items)));
    add("synchronizedList", "java.util.List", 0, 0, items -> Collections.synchronizedList(list(items)));
    add("synchronizedMap", "java.util.Map", 0, 0, items -> Collections.synchronizedMap(fill(new LinkedHashMap<>(), items)));
    add("List.of", "java.util.List", ALL, 0, items -> List.of((Object[]) items));
    add("Set.of", "java.util.Set", ALL, 0, items -> Set.of((Object[]) distinct(items)));
    add("Map.copyOf", "java.util.Map", ALL, 0, items -> Map.copyOf(fill(new LinkedHashMap<>(), items)));
    add("emptyList", "java.util.List", ALL, 0, items -> Collections.emptyList());
    add("emptyMap", "java.util.Map", ALL, 0, items -> Collections.emptyMap());
    add("singletonList", "java.util.List", ALL, 0, items -> Collections.singletonList(new Item(1)));
    add("singletonMap", "java.util.Map", ALL, 0, items -> Collections.singletonMap(new Item(1), new Item(2)));
    add("nCopies", "java.util.List", ALL, 0, items -> Collections.nCopies(items.length, new Item(1)));
  }

  private static void concurrent() {
    if (Parameters.onJvm()) skipLists();
    add("CopyOnWriteArrayList", "java.util.concurrent.CopyOnWriteArrayList", 0, WEAK, items -> new CopyOnWriteArrayList<>(list(items)));
    add("ConcurrentHashMap", "java.util.concurrent.ConcurrentHashMap", 0, WEAK, items -> fill(new ConcurrentHashMap<>(), items));
    add("ConcurrentLinkedQueue", "java.util.concurrent.ConcurrentLinkedQueue", 0, WEAK, items -> new ConcurrentLinkedQueue<>(list(items)));
    add("ConcurrentLinkedDeque", "java.util.concurrent.ConcurrentLinkedDeque", 0, WEAK, items -> new ConcurrentLinkedDeque<>(list(items)));
    add("ArrayBlockingQueue", "java.util.concurrent.ArrayBlockingQueue", 0, WEAK, items -> new ArrayBlockingQueue<>(Math.max(items.length, 1), false, list(items)));
    add("LinkedBlockingDeque", "java.util.concurrent.LinkedBlockingDeque", 0, WEAK, items -> {
      LinkedBlockingDeque<Object> deque = new LinkedBlockingDeque<>(Math.max(items.length, 1));
      deque.addAll(list(items));
      return deque;
    });
  }

  /** The interpreter has no model of their atomic fields. */
  private static void skipLists() {
    add("ConcurrentSkipListMap", "java.util.concurrent.ConcurrentSkipListMap", 0, WEAK | SORTED, items -> fill(new ConcurrentSkipListMap<>(), items));
    add("ConcurrentSkipListSet", "java.util.concurrent.ConcurrentSkipListSet", 0, WEAK | SORTED, items -> new ConcurrentSkipListSet<>(list(items)));
  }

  private static void others() {
    add("Optional", "java.util.Optional", 0, 0, items -> items.length == 0 ? Optional.empty() : Optional.of(items[0]));
    add("array", "[Ljava.lang.Object;", ADDS | REMOVES, 0, items -> {
      Object[] array = new Object[items.length];
      System.arraycopy(items, 0, array, 0, items.length);
      return array;
    });
  }
}
