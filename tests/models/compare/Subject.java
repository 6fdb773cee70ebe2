// The classes under comparison, and how to make objects of them.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

@SuppressWarnings({"unchecked", "rawtypes"})
final class Subject {
  final String name;
  final Operation.Maker creator;
  boolean keepsEntries = true;
  int flavours = 7;
  private final List<Operation> own = new ArrayList<>();

  private Subject(String name, Operation.Maker creator) {
    this.name = name;
    this.creator = creator;
  }

  /** Entries of one key need not be the same object each time. */
  private Subject withLooseEntries() {
    keepsEntries = false;
    return this;
  }

  /** Without the mixture of classes, which cannot be compared with each other. */
  private Subject withFlavours(int count) {
    flavours = count;
    return this;
  }

  void addOperations(List<Operation> operations) {
    operations.addAll(own);
  }

  /** A class with a constructor without arguments and one that copies a collection. */
  private static Subject collection(String name, Supplier<?>[] empty, Function<Collection, ?>[] copy) {
    return new Subject(name, (g, p) -> {
      Pair source = g.chance(3) ? g.collection() : null;
      return s -> source == null ? empty[s.ordinal()].get() : copy[s.ordinal()].apply((Collection) source.on(s));
    });
  }

  private static Supplier<?>[] both(Supplier<?> real, Supplier<?> model) {
    return new Supplier<?>[] {real, model};
  }

  private static <T> Function<T, ?>[] both(Function<T, ?> real, Function<T, ?> model) {
    return new Function[] {real, model};
  }

  static List<Subject> all() {
    List<Subject> subjects = new ArrayList<>();
    subjects.add(collection("ArrayList",
        both(() -> new java.util.ArrayList<>(), () -> new model.util.ArrayList<>()),
        Subject.<Collection>both(c -> new java.util.ArrayList<>(c), c -> new model.util.ArrayList<>(c))));
    subjects.add(collection("LinkedList",
        both(() -> new java.util.LinkedList<>(), () -> new model.util.LinkedList<>()),
        Subject.<Collection>both(c -> new java.util.LinkedList<>(c), c -> new model.util.LinkedList<>(c))));
    subjects.add(collection("Vector",
        both(() -> new java.util.Vector<>(), () -> new model.util.Vector<>()),
        Subject.<Collection>both(c -> new java.util.Vector<>(c), c -> new model.util.Vector<>(c))));
    subjects.add(collection("HashSet",
        both(() -> new java.util.HashSet<>(), () -> new model.util.HashSet<>()),
        Subject.<Collection>both(c -> new java.util.HashSet<>(c), c -> new model.util.HashSet<>(c))));
    subjects.add(collection("ArrayDeque",
        both(() -> new java.util.ArrayDeque<>(), () -> new model.util.ArrayDeque<>()),
        Subject.<Collection>both(c -> new java.util.ArrayDeque<>(c), c -> new model.util.ArrayDeque<>(c))));
    subjects.add(collection("PriorityQueue",
        both(() -> new java.util.PriorityQueue<>(), () -> new model.util.PriorityQueue<>()),
        Subject.<Collection>both(c -> new java.util.PriorityQueue<>(c), c -> new model.util.PriorityQueue<>(c))));
    subjects.add(map("HashMap",
        both(() -> new java.util.HashMap<>(), () -> new model.util.HashMap<>()),
        Subject.<Map>both(m -> new java.util.HashMap<>(m), m -> new model.util.HashMap<>(m))));
    subjects.add(map("LinkedHashMap",
        both(() -> new java.util.LinkedHashMap<>(), () -> new model.util.LinkedHashMap<>()),
        Subject.<Map>both(m -> new java.util.LinkedHashMap<>(m), m -> new model.util.LinkedHashMap<>(m))));
    subjects.add(map("LinkedHashMap by access",
        both(() -> new java.util.LinkedHashMap<>(4, 0.75f, true), () -> new model.util.LinkedHashMap<>(4, 0.75f, true)),
        Subject.<Map>both(m -> new java.util.LinkedHashMap<>(m), m -> new model.util.LinkedHashMap<>(m))));
    subjects.add(map("LinkedHashMap as cache",
        both(() -> new RealCache(), () -> new ModelCache()),
        Subject.<Map>both(m -> new java.util.LinkedHashMap<>(m), m -> new model.util.LinkedHashMap<>(m))));
    subjects.add(map("TreeMap",
        both(() -> new java.util.TreeMap<>(), () -> new model.util.TreeMap<>()),
        Subject.<Map>both(m -> new java.util.TreeMap<>(m), m -> new model.util.TreeMap<>(m))).withLooseEntries().withFlavours(5));
    Comparator<Object> byText = Comparator.comparing(String::valueOf, Comparator.reverseOrder());
    subjects.add(map("TreeMap by text",
        both(() -> new java.util.TreeMap<>(byText), () -> new model.util.TreeMap<>(byText)),
        Subject.<Map>both(m -> filled(new java.util.TreeMap<>(byText), m), m -> filled(new model.util.TreeMap<>(byText), m)))
        .withLooseEntries().withFlavours(6));
    return subjects;
  }

  private static Map<Object, Object> filled(Map<Object, Object> target, Map<Object, Object> source) {
    target.putAll(source);
    return target;
  }

  private static Subject map(String name, Supplier<?>[] empty, Function<Map, ?>[] copy) {
    return new Subject(name, (g, p) -> {
      Pair source = g.chance(3) ? g.map() : null;
      return s -> source == null ? empty[s.ordinal()].get() : copy[s.ordinal()].apply((Map) source.on(s));
    });
  }

  /** Keeps four entries, dropping the one not used for longest. */
  private static final class RealCache extends java.util.LinkedHashMap<Object, Object> {
    RealCache() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
      return size() > 4;
    }
  }

  private static final class ModelCache extends model.util.LinkedHashMap<Object, Object> {
    ModelCache() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
      return size() > 4;
    }
  }
}
