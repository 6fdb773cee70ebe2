import java.util.*;

/**
 * Runs every call of Calls on random states and prints each thing that was observed of it once, with the object on
 * which: what changed, what was thrown, who was called back, where the result comes from. Which row of src/library
 * has to cover it is the concern of effects_law, so the rows are not known here.
 */
public class Effects {
  private static final Set<String> observed = new HashSet<>();
  private static Trial trial;
  private static int count;

  public static void main(String[] arguments) {
    for (int call = 0; call < Calls.signatures.length; call++) {
      String[] words = Calls.signatures[call].split(" ");
      if (words[4].equals("s")) {
        all(call, null, 8 * Parameters.trials());
        continue;
      }
      for (Kinds.Kind kind : Kinds.all)
        if (kind.type.equals(words[1])) all(call, kind, Parameters.trials());
    }
    System.out.println("trials " + count);
  }

  /** Calls that the interpreter has no model of: they look into classes. */
  private static boolean lacksModel(String[] words) {
    return !Parameters.onJvm() && words[1].equals("java.util.concurrent.CopyOnWriteArrayList") && words[2].equals("clone");
  }

  private static void all(int call, Kinds.Kind kind, int trials) {
    String signature = Calls.signatures[call];
    if (lacksModel(signature.split(" "))) return;
    boolean callback = signature.contains(".function.") || signature.contains("Comparator");
    boolean given = signature.contains("equals") || takesContainer(signature.split(" "));
    for (int seed = 0; seed < trials; seed++) {
      one(call, kind, Trial.Mode.QUIET, seed);
      if (callback && seed % 2 == 0) one(call, kind, Trial.Mode.CALLBACK_CHANGES, seed);
      if (callback && seed % 2 == 1) one(call, kind, Trial.Mode.CALLBACK_THROWS, seed);
      if (given && seed % 2 == 0) one(call, kind, Trial.Mode.OWN, seed);
      if (given && kind != null && seed % 2 == 1) one(call, kind, Trial.Mode.ITSELF, seed);
      if (signature.startsWith("iterator") && seed % 2 == 0) one(call, kind, Trial.Mode.STALE, seed);
    }
  }

  private static boolean takesContainer(String[] words) {
    for (int i = 5; i < words.length; i++)
      if (words[i].startsWith("java.util.") && words[i].indexOf('.', 10) < 0) return true;
    return false;
  }

  /** The call, its first parameter (I a number, L an object, - none), on what. */
  private static void tell(String fact) {
    String[] words = trial.words;
    String first = words.length <= 5 ? "-" : words[5].equals("int") ? "I" : words[5].equals("long") || words[5].equals("boolean") ? "J" : "L";
    String line = words[0] + " " + words[1] + " " + words[2] + " " + words[3] + " " + first + " " + (isOrdered(words[1]) ? "ordered" : "-")
        + " | " + fact;
    if (observed.add(line)) System.out.println(line + " | " + (trial.kind == null ? "static" : trial.kind.name) + ", " + trial.mode);
  }

  /** What wraps a collection of the program's own hands calls on to it. */
  private static void use(Object result) {
    Log.clear();
    Log.on = true;
    Contents.use(result);
    Log.on = false;
    for (String method : Log.read) tell("reads " + method);
  }

  /** As a program would know it: by the static type. */
  private static boolean isOrdered(String type) {
    switch (type) {
      case "java.util.List":
      case "java.util.AbstractList":
      case "java.util.ArrayList":
      case "java.util.LinkedList":
      case "java.util.Vector":
      case "java.util.Stack":
      case "java.util.Deque":
      case "java.util.ArrayDeque":
      case "java.util.concurrent.CopyOnWriteArrayList":
      case "java.util.concurrent.ConcurrentLinkedDeque":
      case "java.util.concurrent.LinkedBlockingDeque":
        return true;
      default:
        return false;
    }
  }

  private static void one(int call, Kinds.Kind kind, Trial.Mode mode, int seed) {
    trial = new Trial(call, kind, mode, seed);
    if (!trial.run()) return;
    count++;
    if (trial.thrown == null) tell("returned");
    asked();
    thrown();
    if (mode == Trial.Mode.ITSELF || mode == Trial.Mode.STALE) return;
    called();
    if (mode == Trial.Mode.CALLBACK_CHANGES) return;
    changed();
    if (trial.thrown != null) return;
    claims();
    boolean probe = result();
    if (probe && mode == Trial.Mode.OWN) use(trial.result);
    if (probe && mode == Trial.Mode.QUIET && seed % 2 == 0) probes(call, kind, mode, seed);
  }

  private static int flags() {
    return trial.kinds.length > 0 && trial.kinds[0] != null ? trial.kinds[0].flags : 0;
  }

  private static int refuses() {
    return trial.kinds.length > 0 && trial.kinds[0] != null ? trial.kinds[0].refuses : 0;
  }

  private static boolean isIterator() {
    return trial.words[0].equals("iterator");
  }

  // ---- What it asks and throws ----

  private static void asked() {
    // Of a part of a sorted collection even the size compares.
    String of = (flags() & Kinds.PART) != 0 ? " of part" : "";
    for (String method : Log.asked)
      if (!method.equals("hashCode") || !isModelledByHash()) tell("asks " + method + of);
    for (String method : Log.read) tell("reads " + method);
  }

  /** The models of Set.of and Map.of ask for more hash codes than the JDK's (docs/dev/models.md). */
  private static boolean isModelledByHash() {
    if (Parameters.onJvm()) return false;
    return trial.words[0].equals("factory") || trial.kind != null && (trial.kind.name.equals("Map.copyOf") || trial.kind.name.equals("Set.of"));
  }

  private static void thrown() {
    Throwable thrown = trial.thrown;
    if (thrown == null) return;
    String where = (flags() & Kinds.WEAK) != 0 ? "weak" : (flags() & Kinds.ODD) != 0 ? "odd" : (flags() & Kinds.SORTED) != 0 ? "sorted" : "plain";
    // An entry that is given may be dead.
    for (int i = 1; i < trial.arguments.length; i++)
      if (trial.arguments[i] instanceof Map.Entry) where = "given";
    if (thrown instanceof ConcurrentModificationException) tell("throws CME " + conflict() + " " + owner());
    if (thrown instanceof NoSuchElementException) tell("throws NSEE " + (trial.bases[0] != null && trial.wasEmpty[0] ? "empty" : "filled"));
    if (thrown instanceof IllegalStateException) tell("throws ISE " + where);
    if ((flags() & Kinds.SORTED) != 0) where = "sorted";
    if (thrown instanceof UnsupportedOperationException) tell("throws UOE " + refuses() + " " + where);
    if (thrown instanceof Error) tell("throws Error " + thrown);
  }

  /** Who changed something meanwhile. */
  private static String conflict() {
    if (trial.mode == Trial.Mode.CALLBACK_CHANGES) return "callback";
    if (trial.mode == Trial.Mode.STALE) return "stale";
    boolean special = (flags() & (Kinds.ACCESS | Kinds.PART)) != 0;
    // A sublist of the list itself is a part, too.
    if (trial.mode == Trial.Mode.ITSELF && trial.arguments[0] instanceof List) special |= trial.arguments[1] != trial.arguments[0];
    if (trial.mode == Trial.Mode.ITSELF) return special ? "special" : "itself";
    return "quiet";
  }

  /** Sorted sets of the library, views of maps too, are told by their types, below which TreeSet is. */
  private static String owner() {
    Object receiver = trial.arguments[0];
    if (receiver instanceof NavigableSet) return "java.util.TreeSet";
    return receiver == null ? "-" : receiver.getClass().getName();
  }

  private static void called() {
    for (int i : trial.called) tell("calls " + i);
    // What the callback put there itself may be handed to it.
    if (trial.mode != Trial.Mode.CALLBACK_CHANGES) handed();
  }

  private static void handed() {
    for (Object given : trial.calledWith) {
      int from = containerOf(given, true), argument = argumentOf(given);
      if (from >= 0) tell("hands element of " + from);
      else if (argument >= 0) tell("hands argument " + argument);
      else if (given instanceof Item && !Contents.has(trial.answers, given)) tell("hands unknown");
    }
  }

  private static int containerOf(Object item, boolean beforeOnly) {
    if (!(item instanceof Item)) return -1;
    for (int i = 0; i < trial.bases.length; i++)
      if (trial.bases[i] != null && Contents.has(trial.before[i], item)) return i;
    return -1;
  }

  private static int argumentOf(Object item) {
    if (item == null) return -1;
    for (int i = 0; i < trial.arguments.length; i++)
      if (trial.arguments[i] == item) return i;
    return -1;
  }

  // ---- What it changes ----

  private static void changed() {
    if (trial.hadNext && !((Iterator<?>) trial.arguments[0]).hasNext()) tell("ends");
    for (int i = 0; i < trial.bases.length; i++) {
      Object base = trial.bases[i];
      if (base == null || (i > 0 && base == trial.bases[0])) continue;
      List<Item> after = Contents.items(base), keys = Contents.keys(base);
      for (Item item : after)
        if (!Contents.has(trial.before[i], item)) appeared(i, item);
      boolean lost = false;
      if (!(base instanceof Object[]))
        for (Item item : trial.keysBefore[i]) lost |= !Contents.has(keys, item);
      if (lost) tell("loses " + i);
      if (!trial.wasEmpty[i] && Contents.raw(base).isEmpty()) tell("empties " + i);
      if (trial.watches[i] != null && Contents.isStale(trial.watches[i]))
        tell(((trial.kinds[i] == null ? 0 : trial.kinds[i].flags) & Kinds.ACCESS) != 0 ? "reorders " + i : "stales " + i);
      if (isIterator() && i == 0 && !after.isEmpty() && trial.arguments[0] instanceof Iterator
          && Contents.isStale((Iterator<?>) trial.arguments[0])) tell("stales itself");
    }
  }

  private static void appeared(int i, Item item) {
    int from = containerOf(item, true), argument = argumentOf(item);
    if (argument >= 0) tell("inserts " + argument + " into " + i);
    else if (from >= 0) tell("copies " + from + " into " + i);
    else if (Contents.has(trial.answers, item)) tell("keeps answer in " + i);
    else tell("makes element in " + i);
  }

  /** What a row may say for certain, and what it was. */
  private static void claims() {
    Object base = trial.bases.length > 0 ? trial.bases[0] : null;
    if (base == null || (flags() & (Kinds.PART | Kinds.EVICTING | Kinds.WEAK)) != 0) return;
    boolean empty = Contents.raw(base).isEmpty();
    if (empty) tell("leaves empty");
    else tell("leaves filled");
    for (int i = 1; i < trial.bases.length; i++)
      if (empty && trial.bases[i] != null && !trial.wasEmpty[i]) tell("leaves empty although filled " + i);
    if (trial.result instanceof Boolean) tell("answers " + trial.result + " when " + (empty ? "empty" : "filled"));
    if (trial.result instanceof Integer && (Integer) trial.result != Contents.raw(base).size()) tell("answers another number than its size");
  }

  // ---- The result ----

  /** Whether it is something that can be tried. */
  private static boolean result() {
    Object result = trial.result;
    if (result == Trial.NOTHING || result instanceof String || result instanceof Number || result instanceof Boolean || result instanceof Class
        || result instanceof Comparator || result instanceof Enum) return false;
    if (result == null) {
      tell("gives null");
      return false;
    }
    int argument = argumentOf(result), element = containerOf(result, false);
    if (result instanceof Item) {
      if (element >= 0) tell("gives element of " + element);
      else if (argument >= 0) tell("gives argument " + argument);
      else if (Contents.has(trial.answers, result)) tell("gives answer");
      else tell("gives unknown item");
      return false;
    }
    if (argument >= 0) {
      tell("gives itself " + argument);
      return false;
    }
    if (Contents.isContainer(result) || result instanceof Iterator) tell("gives something");
    if (Contents.isContainer(result)) {
      String kind = result instanceof Map.Entry ? "entry" : "container";
      List<Item> items = Contents.items(result);
      for (Item item : items) holds(kind, item);
      if (Contents.raw(result).isEmpty()) {
        tell("gives empty");
        for (int i = 0; i < trial.bases.length; i++)
          if (trial.bases[i] != null && !trial.wasEmpty[i]) tell("gives empty although filled " + i);
      }
      return true;
    }
    if (result instanceof Iterator) return true;
    tell("gives other " + result.getClass().getName());
    return false;
  }

  private static void holds(String kind, Item item) {
    int from = containerOf(item, false), argument = argumentOf(item);
    if (from >= 0) tell("gives " + kind + " with element of " + from);
    else if (argument >= 0) tell("gives " + kind + " with argument " + argument);
    else if (Contents.has(trial.answers, item)) tell("gives " + kind + " with answer");
    else tell("gives " + kind + " with unknown item");
  }

  /** The same trial again, and then the result is used up. */
  private static void probes(int call, Kinds.Kind kind, Trial.Mode mode, int seed) {
    int arguments = trial.bases.length;
    for (int i = 0; i < arguments; i++) {
      if (trial.bases[i] == null) continue;
      if (again(call, kind, mode, seed)) forward(i);
      if (again(call, kind, mode, seed)) back(i);
    }
    if (again(call, kind, mode, seed) && trial.result instanceof Iterator) walk((Iterator<?>) trial.result);
    for (int change = 1; change <= 4; change *= 2)
      if (again(call, kind, mode, seed)) support(change);
  }

  private static void support(int change) {
    // A set of entries has other values then, but the same elements.
    boolean counts = !(trial.result instanceof Iterator) && !(trial.result instanceof Set && change == Kinds.SETS);
    List<Item> old = counts ? Contents.items(trial.result) : null;
    if (refusesNow(trial.result, change)) tell("refuses " + change + " of " + refuses() + ((flags() & Kinds.WEAK) != 0 ? " weak" : ""));
    else if (old != null && !Contents.sameItems(old, Contents.items(trial.result))) tell("supports " + change);
  }

  private static boolean again(int call, Kinds.Kind kind, Trial.Mode mode, int seed) {
    trial = new Trial(call, kind, mode, seed);
    return trial.run() && trial.thrown == null && trial.result != null && trial.bases != null;
  }

  private static String shared(Object result) {
    if (result instanceof Iterator) return "gives iterator over ";
    return result instanceof Map.Entry ? "gives entry view of " : "gives view of ";
  }

  private static void forward(int i) {
    Object result = trial.result;
    List<Item> old = result instanceof Iterator ? null : Contents.items(result);
    if (!Contents.grow(trial.bases[i])) return;
    if (result instanceof Iterator) {
      if (Contents.isStale((Iterator<?>) result)) tell(shared(result) + i);
      return;
    }
    try {
      if (!Contents.sameItems(old, Contents.items(result))) tell(shared(result) + i);
    } catch (ConcurrentModificationException part) {
      tell("gives part of " + i);
    }
  }

  private static void back(int i) {
    List<Item> old = Contents.items(trial.bases[i]);
    Contents.shrink(trial.result);
    Contents.grow(trial.result);
    if (!Contents.sameItems(old, Contents.items(trial.bases[i])))
      tell(shared(trial.result) + i);
  }

  private static void walk(Iterator<?> iterator) {
    for (int steps = 0; steps < 20 && iterator.hasNext(); steps++) {
      Object next = iterator.next();
      if (next instanceof Item) holds("iterator", (Item) next);
    }
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  private static boolean refusesNow(Object result, int change) {
    try {
      if (change == Kinds.ADDS) adds(result);
      if (change == Kinds.REMOVES) removes(result);
      if (change == Kinds.SETS) sets(result);
    } catch (UnsupportedOperationException refused) {
      return true;
    } catch (RuntimeException other) {
      return false;
    }
    return false;
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  private static void adds(Object result) {
    if (result instanceof Collection) ((Collection) result).add(new Item(5));
    if (result instanceof Map) ((Map) result).put(new Item(5), new Item(6));
    if (result instanceof ListIterator) ((ListIterator) result).add(new Item(5));
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  private static void removes(Object result) {
    List<Object> raw = Contents.raw(result);
    if (result instanceof List) ((List) result).remove(0);
    if (result instanceof Collection) ((Collection) result).remove(raw.isEmpty() ? new Item(5) : raw.get(0));
    if (result instanceof Map && raw.isEmpty()) ((Map) result).remove(new Item(5), new Item(6));
    if (result instanceof Map) ((Map) result).remove(raw.isEmpty() ? new Item(5) : ((Map.Entry) raw.get(0)).getKey());
    if (result instanceof Iterator) {
      ((Iterator) result).next();
      ((Iterator) result).remove();
    }
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  private static void sets(Object result) {
    List<Object> raw = Contents.raw(result);
    if (result instanceof List) ((List) result).set(0, raw.isEmpty() ? new Item(5) : raw.get(0));
    if (result instanceof Map) ((Map) result).replace(raw.isEmpty() ? new Item(5) : ((Map.Entry) raw.get(0)).getKey(), new Item(4));
    if (result instanceof Map.Entry) ((Map.Entry) result).setValue(new Item(4));
    if (result instanceof Set && !raw.isEmpty() && raw.get(0) instanceof Map.Entry) ((Map.Entry) raw.get(0)).setValue(new Item(4));
    if (result instanceof ListIterator) {
      ((ListIterator) result).next();
      ((ListIterator) result).set(new Item(4));
    }
  }
}
