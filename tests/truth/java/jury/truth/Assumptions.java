package jury.truth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The assumptions that Jury prints, as predicates on the start of a run. A text that no entry of the table knows is a finding of its own: nobody can say whether a run contradicts a result that rests on it.
 */
final class Assumptions {
  /** Whether a run fulfils an assumption whose text gave these groups. */
  private interface Meaning {
    boolean fulfilled(Explorer.Run run, Matcher groups, Collection<String> all);
  }

  private record Entry(Pattern text, Meaning meaning) {}

  private static final Set<String> COMMON = new TreeSet<>(List.of("ArrayList", "LinkedList", "HashSet", "LinkedHashSet", "TreeSet", "HashMap", "LinkedHashMap", "TreeMap", "ArrayDeque", "PriorityQueue", "EnumMap", "RegularEnumSet"));

  private static final List<Entry> TABLE = new ArrayList<>();

  private static void add(String text, Meaning meaning) {
    TABLE.add(new Entry(Pattern.compile(text), meaning));
  }

  static {
    // The harness runs one thread with enough memory and never hands over what these exclude.
    for (String always : List.of("errors of the virtual machine.*", "hash tables are traversed in the order of OpenJDK",
        "methods called and objects made by reflection.*", "a collection or array holds fewer than 2\\^31 elements", "the recursion of .* ends", "exceptions in the initial state have no stack trace.*", "an unknown .* is no exception",
        "no object of the initial state throws an AssertionError of its own", "no text with a capital sigma.*", "collections in the initial state are not from java.util.concurrent.*", "a value of type java.lang.Class is null or one of .*"))
      add(always, (run, groups, all) -> true);
    add("\\S+ holds any value that its type allows|standard input that has ended stays at its end", (run, groups, all) -> true);
    add("no lambda that captures functions has captured another that does so", (run, groups, all) -> run.facts().all.stream().filter(object -> object.getClass().isHidden()).count() <= 1);
    add("the default locale is (.*)", (run, groups, all) -> java.util.Locale.getDefault().toString().equals(groups.group(1)));
    add("objects in the initial state are instances of the classes given", (run, groups, all) -> true);
    add("collections in the initial state are of the library's common classes.*", (run, groups, all) -> collectionsAre(run, COMMON) && !hasOrderOfAccess(run));
    add("of the library's collections, an unknown (.*) is a (.*)", (run, groups, all) -> isOneOfLibrary(run, groups.group(1), Set.of(groups.group(2).split(" or "))));
    add("collections, iterables and iterators in the initial state are the library's or of the classes given, and no iterator is stale", (run, groups, all) -> true);
    add("collections, iterables and iterators in the initial state are the library's, and no iterator is stale", (run, groups, all) -> !hasOwnCollection(run));
    add("no list in the initial state is a part of another.*|collections in the initial state are no parts of others.*", (run, groups, all) -> !hasClassLike(run, ".*(SubList|SubMap|SubSet).*"));
    add("collections in the initial state can be changed.*", (run, groups, all) -> collectionsAre(run, COMMON));
    add("collections in the initial state find again what was added.*", (run, groups, all) -> collectionsAre(run, COMMON));
    add("equals, hashCode, toString and comparators that the code does not name change no collection", (run, groups, all) -> true);
    add("unknown collections hold no null", (run, groups, all) -> !run.facts().hasNullInCollection);
    add("unknown boxes are compared by equals", (run, groups, all) -> !run.facts().hasEqualBoxes);
    add("an unknown String is one of (\\d+) texts, each of them one object", (run, groups, all) -> textsAtMost(run, Integer.parseInt(groups.group(1))));
    add("unknown collections that are declared with different type arguments are different objects", (run, groups, all) -> true);
    add("an unknown array of (.*) is not one of a narrower type", (run, groups, all) -> !hasNarrowArray(run));
    add("an unknown (.*) is a (.*)", (run, groups, all) -> isOneOf(run, groups.group(1), classesOf(groups.group(1), all)));
    add("an unknown (.*) is of one of the program's classes", (run, groups, all) -> true);
    add("an unknown (.*) is none that the library keeps", (run, groups, all) -> true);
    add("(.*) has been initialised before", (run, groups, all) -> run.check().isMain() || run.facts().initialised.contains(simple(groups.group(1))));
    add("([\\w.$]+)\\.(\\w+) is not null", (run, groups, all) -> !run.facts().nullStatics.contains(simple(groups.group(1)) + "." + groups.group(2)));
    add("equals of keys agrees with their hashCode", (run, groups, all) -> !hasOwnEquals(run));
    add("what (.*) contains is changed by the classes given only", (run, groups, all) -> true);
    add("a value of type (.*) is null or one of the constants of this class", (run, groups, all) -> true);
    add("no class of the program extends (.*): a value of this type is null", (run, groups, all) -> !hasInstance(run, groups.group(1)));
    // Lambdas and subclasses from outside the program are not handed in.
    add("a value of type (\\S+) is null, an object of a class of the program or a lambda in it", (run, groups, all) -> true);
    add("maps in the initial state do not keep the order of access", (run, groups, all) -> !hasOrderOfAccess(run));
    add("there is one thread only", (run, groups, all) -> !run.facts().hasThreads);
    // What is inferred excuses nothing, but that code is added that the inference does not know: the runs assign fields that are not public.
    add("(every \\S+ keeps|what \\S+ refers to is shared with nothing).* \\(inferred from (its|the) code\\)", (run, groups, all) -> true);
    add("no code is added to the unnamed package.*", (run, groups, all) -> !run.facts().hasCodeOfPackage);
    add("no class outside the program extends .*", (run, groups, all) -> true);
    add("no NaN and no -0.0 is sorted", (run, groups, all) -> true);
    add("a value of type (\\S+) is null or an object of no other type that overrides no method.*", (run, groups, all) -> !hasOwnInstance(run, groups.group(1)));
    add("a value of type (\\S+) is null or an instance of (.*)", (run, groups, all) -> isOneOf(run, groups.group(1), Arrays.asList(groups.group(2).split(" or "))));
    // The harness hands over nothing else: objects of classes of the program, and lambdas that its own code made.
    add("a value of type (\\S+) is null, an object of a class of the program or a lambda in it", (run, groups, all) -> true);
    // Runs construct objects of exactly the class whose constructor is under test.
    add("the constructor of .* is not called by one of a subclass", (run, groups, all) -> true);
    add("lambdas are called with the types that their code names.*|a lambda whose result may be of any type is not used as one with a result of type .*", (run, groups, all) -> true);
  }

  private Assumptions() {}

  /** Texts that the table does not know. */
  static List<String> unknown(Collection<String> assumptions) {
    List<String> unknown = new ArrayList<>();
    for (String text : assumptions)
      if (TABLE.stream().noneMatch(entry -> entry.text().matcher(text).matches())) unknown.add(text);
    return unknown;
  }

  static boolean fulfilled(Collection<String> assumptions, Explorer.Run run) {
    for (String text : assumptions) {
      for (Entry entry : TABLE) {
        Matcher matcher = entry.text().matcher(text);
        if (!matcher.matches()) continue;
        if (!entry.meaning().fulfilled(run, matcher, assumptions)) return false;
        break;
      }
    }
    return true;
  }

  /** Within the bounds that were printed: as few objects and rounds, and nothing longer. */
  static boolean within(Map<String, Integer> bounds, Explorer.Run run) {
    for (Map.Entry<String, Integer> bound : bounds.entrySet()) {
      int limit = bound.getValue();
      if (bound.getKey().equals("loops") && run.rounds() > limit) return false;
      if (bound.getKey().startsWith("objects")) {
        if (run.facts().longest > limit) return false;
        for (int count : run.facts().objects.values()) if (count > limit) return false;
      }
    }
    return true;
  }

  static String simple(String name) {
    int at = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
    return name.substring(at + 1);
  }

  private static String simple(Class<?> type) {
    return simple(type.getName());
  }

  private static boolean isCollection(Object object) {
    return object instanceof Collection || object instanceof Map;
  }

  private static boolean collectionsAre(Explorer.Run run, Set<String> names) {
    for (Object object : run.facts().all)
      if (isCollection(object) && !names.contains(simple(object.getClass()))) return false;
    return true;
  }

  private static boolean hasOrderOfAccess(Explorer.Run run) {
    return run.facts().all.stream().anyMatch(object -> object.getClass() == java.util.LinkedHashMap.class && keepsOrderOfAccess((java.util.LinkedHashMap<?, ?>) object));
  }

  /** Shown by a copy: the flag is private. */
  @SuppressWarnings("unchecked")
  private static boolean keepsOrderOfAccess(java.util.LinkedHashMap<?, ?> map) {
    java.util.LinkedHashMap<Object, Object> copy = (java.util.LinkedHashMap<Object, Object>) map.clone();
    copy.clear();
    copy.put("first", 1);
    copy.put("second", 2);
    copy.get("first");
    return copy.keySet().iterator().next().equals("second");
  }

  private static boolean isOwn(Class<?> type) {
    return type.getClassLoader() != null;
  }

  private static boolean hasOwnCollection(Explorer.Run run) {
    return run.facts().all.stream().anyMatch(object -> (isCollection(object) || object instanceof Iterable) && isOwn(object.getClass()));
  }

  private static boolean hasOwnEquals(Explorer.Run run) {
    return run.facts().all.stream().anyMatch(object -> isOwn(object.getClass()) && !object.getClass().isRecord() && !object.getClass().isEnum());
  }

  private static boolean hasClassLike(Explorer.Run run, String pattern) {
    return run.facts().all.stream().anyMatch(object -> object.getClass().getName().matches(pattern));
  }

  private static boolean hasNarrowArray(Explorer.Run run) {
    return run.facts().all.stream().anyMatch(object -> object instanceof Object[]);
  }

  private static boolean textsAtMost(Explorer.Run run, int most) {
    return !run.facts().hasEqualTexts && run.facts().all.stream().filter(String.class::isInstance).count() <= most;
  }

  private static boolean isSubtype(Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      if (simple(at).equals(simple(name))) return true;
      for (Class<?> face : at.getInterfaces()) if (isSubtype(face, name)) return true;
    }
    return false;
  }

  private static boolean hasInstance(Explorer.Run run, String name) {
    return run.facts().all.stream().anyMatch(object -> isSubtype(object.getClass(), name));
  }

  private static boolean hasOwnInstance(Explorer.Run run, String name) {
    return run.facts().all.stream().anyMatch(object -> isOwn(object.getClass()) && isSubtype(object.getClass(), name));
  }

  private static List<String> classesOf(String type, Collection<String> all) {
    List<String> classes = new ArrayList<>();
    for (String text : all)
      if (text.startsWith("an unknown " + type + " is a ")) classes.add(text.substring(("an unknown " + type + " is a ").length()));
    return classes;
  }

  /** Every object of the type whose class is the library's is of one of these. */
  private static boolean isOneOfLibrary(Explorer.Run run, String type, Set<String> names) {
    for (Object object : run.facts().all)
      if (object.getClass().getName().startsWith("java.") && isSubtype(object.getClass(), type) && !names.contains(object.getClass().getName())) return false;
    return true;
  }

  /** Every object of the type is of one of the classes (or below: the text of an interface names the interface). */
  private static boolean isOneOf(Explorer.Run run, String type, List<String> classes) {
    String plain = type.replaceAll("<.*", "");
    for (Object object : run.facts().all) {
      boolean isOfType = simple(plain).equals("Object") || isSubtype(object.getClass(), plain);
      if (isOfType && classes.stream().noneMatch(name -> simple(name.replaceAll("<.*", "")).equals("Object") ? object.getClass() == Object.class : isSubtype(object.getClass(), name.replaceAll("<.*", "")))) return false;
    }
    return true;
  }
}
