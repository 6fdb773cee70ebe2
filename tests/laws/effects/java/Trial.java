import java.util.*;
import java.util.function.*;

/**
 * One call on a random state: the state before, the call, what can be observed of it afterwards. The same numbers
 * give the same trial, so that a result can be tried in ways that destroy it, each in a trial of its own.
 */
@SuppressWarnings({"rawtypes", "unchecked"})
class Trial {
  /** What a method without a result gives. */
  static final Object NOTHING = "nothing";

  enum Mode {
    QUIET, CALLBACK_CHANGES, CALLBACK_THROWS, OWN, ITSELF, STALE
  }

  static final class Misbehaved extends RuntimeException {}

  final int call;
  final String[] words;  // of the signature: family, type, name, count, s or i, types of parameters
  final Kinds.Kind kind;
  final Mode mode;
  private final int seed;
  private boolean first = true;
  private long random;

  Object[] arguments;
  Object[] bases;  // of iterators what they iterate over, else the argument, when it is a container
  Kinds.Kind[] kinds;
  List<Item>[] before;
  List<Item>[] keysBefore;
  boolean[] wasEmpty;
  boolean hadNext;  // the receiver, an iterator
  Iterator<?>[] watches;
  Object result;
  Throwable thrown;
  final List<Item> answers = new ArrayList<>();
  /** Which argument was called, and with what. */
  final Set<Integer> called = new TreeSet<>();
  final List<Object> calledWith = new ArrayList<>();

  Trial(int call, Kinds.Kind kind, Mode mode, int seed) {
    this.call = call;
    this.words = Calls.signatures[call].split(" ");
    this.kind = kind;
    this.mode = mode;
    this.seed = seed;
    this.random = seed * 7919L + call * 31L + (kind == null ? 0 : kind.name.length()) + 11;
    for (int i = 0; i < 4; i++) below(7);
  }

  int below(int limit) {
    random = random * 6364136223846793005L + 1442695040888963407L;
    return (int) ((random >>> 33) % limit);
  }

  boolean isStatic() {
    return words[4].equals("s");
  }

  // ---- The state ----

  /** Of the first one, as many as the number of the trial says: none and one must not be missed. */
  private Item[] someItems() {
    Item[] items = new Item[first ? seed % 5 : below(5)];
    first = false;
    for (int i = 0; i < items.length; i++) items[i] = new Item(below(6) == 0 ? 3 : i * 2 + below(2));
    return items;
  }

  /** False: no value of some parameter is known. */
  boolean prepare() {
    int base = isStatic() ? 0 : 1, count = words.length - 5 + base;
    arguments = new Object[count];
    bases = new Object[count];
    kinds = new Kinds.Kind[count];
    if (!isStatic()) place(0, kind, kind.maker.make(someItems()));
    for (int i = base; i < count; i++)
      if (!fill(i, words[5 + i - base])) return false;
    before = new List[count];
    keysBefore = new List[count];
    wasEmpty = new boolean[count];
    watches = new Iterator[count];
    for (int i = 0; i < count; i++) look(i);
    if (mode == Mode.STALE && !Contents.grow(bases[0])) return false;
    hadNext = count > 0 && arguments[0] instanceof Iterator && ((Iterator) arguments[0]).hasNext();
    return true;
  }

  private void place(int i, Kinds.Kind made, Object value) {
    kinds[i] = made;
    if (value instanceof Kinds.Over) {
      arguments[i] = ((Kinds.Over) value).iterator;
      bases[i] = ((Kinds.Over) value).base;
    } else {
      arguments[i] = value;
      bases[i] = Contents.isContainer(value) ? value : null;
    }
  }

  private void look(int i) {
    if (bases[i] == null) return;
    before[i] = Contents.items(bases[i]);
    keysBefore[i] = Contents.keys(bases[i]);
    wasEmpty[i] = Contents.raw(bases[i]).isEmpty();
    watches[i] = Contents.iterator(bases[i]);
  }

  private boolean fill(int i, String type) {
    switch (type) {
      case "int":
        arguments[i] = below(2) == 0 ? 0 : below(5) == 0 ? 5 : below(3);
        return true;
      case "long":
        arguments[i] = (long) below(3);
        return true;
      case "boolean":
        arguments[i] = below(2) == 0;
        return true;
      case "float":
        arguments[i] = 0.5f;
        return true;
      case "java.util.concurrent.TimeUnit":
        arguments[i] = java.util.concurrent.TimeUnit.NANOSECONDS;
        return true;
      case "java.util.Random":
        arguments[i] = new Random(below(9));
        return true;
      case "java.lang.Object":
      case "java.lang.Comparable":
        if (words[2].equals("equals") || words[2].equals("deepEquals")) {
          anyContainer(i, words[1]);
        } else if (words[2].equals("compare")) {
          return false;
        } else {
          arguments[i] = i == 2 && below(3) != 0 ? valueOf(arguments[1]) : someElement();
        }
        return true;
      case "[Ljava.lang.Object;":
      case "[Ljava.lang.Comparable;":
      case "[[Ljava.lang.Object;":
        Object[] array = type.contains("Comparable") ? new Comparable[below(4)] : new Object[below(4)];
        for (int k = 0; k < array.length; k++) array[k] = new Item(seed % 4 == 3 ? 20 : 20 + k);
        place(i, null, array);
        return true;
      case "[Ljava.util.Map$Entry;":
        return false;
      default:
        return function(i, type) || container(i, type);
    }
  }

  /** In the receiver, equal to one there, new, or null. */
  private Object someElement() {
    List<Object> known = arguments.length > 0 && bases[0] != null ? Contents.raw(bases[0]) : new ArrayList<>();
    int choice = below(isStatic() ? 60 : 8);
    if (choice == 0) return null;
    if (isStatic() && seed % 4 == 3) return new Item(30);
    Object found = known.isEmpty() ? null : known.get(below(known.size()));
    boolean ofEntries = bases.length > 0 && bases[0] instanceof Collection;
    if (found instanceof Map.Entry && !ofEntries) {
      Map.Entry entry = (Map.Entry) found;
      try {
        found = below(3) == 0 ? entry.getValue() : entry.getKey();
      } catch (IllegalStateException dead) {
        found = null;
      }
    }
    if (choice < 4 && found != null) return found;
    if (choice < 6 && found instanceof Item) return new Item(((Item) found).number);
    return new Item(30 + below(400));
  }

  /** What the receiver, a map, has for the key, without asking it. */
  private Object valueOf(Object key) {
    for (Object entry : bases[0] instanceof Map ? Contents.raw(bases[0]) : new ArrayList<>())
      if (same(((Map.Entry) entry).getKey(), key)) return ((Map.Entry) entry).getValue();
    return someElement();
  }

  private static boolean same(Object left, Object right) {
    return left == right || left instanceof Item && right instanceof Item && ((Item) left).number == ((Item) right).number;
  }

  private void anyContainer(int i, String type) {
    if (mode == Mode.ITSELF) {
      arguments[i] = arguments[0];
    } else if (mode == Mode.OWN) {
      Collection<Item> items = new ArrayList<>(Arrays.asList(new Item(3), new Item(1)));
      arguments[i] = bases[0] instanceof Map ? new Own.OfMap((Map) bases[0])
          : bases[0] instanceof Set ? new Own.OfSet((Collection) bases[0])
              : bases[0] instanceof Collection ? new Own.OfList((Collection) bases[0]) : new Own.OfList(items);
    } else {
      Kinds.Kind other = Kinds.all.get(below(Kinds.all.size()));
      // Comparing reads the map that it is given: told by the types, not by rows.
      if ((other.flags & Kinds.ACCESS) != 0) other = Kinds.all.get(0);
      Object value = kind != null && (kind.flags & Kinds.ACCESS) == 0 && below(2) == 0 ? kind.maker.make(someItems()) : other.maker.make(someItems());
      place(i, null, value);
    }
  }

  private boolean container(int i, String type) {
    if (mode == Mode.ITSELF && i == 1 && fits(type, arguments[0])) {
      arguments[1] = part(arguments[0], type);
      return true;
    }
    if (mode == Mode.OWN) {
      Object own = own(type);
      if (fits(type, own)) {
        place(i, null, own);
        return true;
      }
    }
    for (int attempt = 0; attempt < 400; attempt++) {
      Kinds.Kind other = Kinds.all.get(below(Kinds.all.size()));
      if ((other.flags & Kinds.ACCESS) != 0) continue;
      Object value = other.maker.make(someItems());
      if (!fits(type, value)) continue;
      place(i, other, value);
      return true;
    }
    return false;
  }

  private Object own(String type) {
    List<Item> items = List.of(new Item(6), new Item(3));
    switch (type) {
      case "java.util.Map":
        return new Own.OfMap(words[2].equals("newSetFromMap") ? Map.of() : Map.of(new Item(6), new Item(7)));
      case "java.util.SortedMap":
      case "java.util.NavigableMap":
        return new Own.OfSortedMap();
      case "java.util.SortedSet":
      case "java.util.NavigableSet":
        return new Own.OfSortedSet(items);
      case "java.util.Deque":
        return new Own.OfDeque(items);
      case "java.util.Set":
        return new Own.OfSet(items);
      default:
        return new Own.OfList(items);
    }
  }

  private Object part(Object whole, String type) {
    try {
      if (whole instanceof NavigableSet && below(2) == 0) return ((NavigableSet) whole).headSet(new Item(3));
      if (whole instanceof List && below(2) == 0) return ((List) whole).subList(0, ((List) whole).size());
    } catch (RuntimeException none) {
      return whole;
    }
    return whole;
  }

  private static boolean fits(String type, Object value) {
    switch (type) {
      case "java.util.Collection":
        return value instanceof Collection;
      case "java.lang.Iterable":
        return value instanceof Iterable;
      case "java.util.List":
        return value instanceof List;
      case "java.util.Set":
        return value instanceof Set;
      case "java.util.SortedSet":
        return value instanceof SortedSet;
      case "java.util.NavigableSet":
        return value instanceof NavigableSet;
      case "java.util.Map":
        return value instanceof Map;
      case "java.util.SortedMap":
        return value instanceof SortedMap;
      case "java.util.NavigableMap":
        return value instanceof NavigableMap;
      case "java.util.Deque":
        return value instanceof Deque;
      case "java.util.Queue":
        return value instanceof Queue;
      default:
        return false;
    }
  }

  // ---- Functions that are given ----

  private boolean function(int i, String type) {
    switch (type) {
      case "java.util.function.Consumer":
        arguments[i] = (Consumer) given -> calledBack(i, given);
        return true;
      case "java.util.function.BiConsumer":
        arguments[i] = (BiConsumer) (left, right) -> calledBack(i, left, right);
        return true;
      case "java.util.function.Predicate":
        arguments[i] = (Predicate) given -> {
          calledBack(i, given);
          return below(3) != 0;
        };
        return true;
      case "java.util.function.Function":
        arguments[i] = (Function) given -> answer(i, given);
        return true;
      case "java.util.function.UnaryOperator":
        arguments[i] = (UnaryOperator) given -> answer(i, given);
        return true;
      case "java.util.function.BiFunction":
        arguments[i] = (BiFunction) (left, right) -> answer(i, left, right);
        return true;
      case "java.util.function.Supplier":
        arguments[i] = (Supplier) () -> answer(i);
        return true;
      case "java.util.Comparator":
        arguments[i] = below(4) == 0 ? null : (Comparator) (left, right) -> {
          Log.ask("compare");
          return left instanceof Item && right instanceof Item ? Integer.compare(((Item) left).number, ((Item) right).number) : 0;
        };
        return true;
      default:
        return false;
    }
  }

  private void calledBack(int i, Object... given) {
    boolean on = Log.on;
    Log.on = false;
    called.add(i);
    calledWith.addAll(Arrays.asList(given));
    try {
      if (mode == Mode.CALLBACK_CHANGES && calledWith.size() == given.length) Contents.growByOne(bases[0]);
      if (mode == Mode.CALLBACK_THROWS && calledWith.size() > 2) throw new Misbehaved();
    } finally {
      Log.on = on;
    }
  }

  private Object answer(int i, Object... given) {
    calledBack(i, given);
    if (below(3) == 0) return null;
    Item made = new Item(60 + below(9));
    answers.add(made);
    return made;
  }

  // ---- The call ----

  boolean run() {
    if (!prepare()) return false;
    Log.clear();
    Log.on = true;
    try {
      result = Calls.call(call, arguments);
    } catch (Throwable problem) {
      thrown = problem;
    }
    Log.on = false;
    return true;
  }
}
