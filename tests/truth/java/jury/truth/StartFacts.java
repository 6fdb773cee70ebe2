package jury.truth;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the state at the start of a run is like: what the bounds and the assumptions of a result speak of. */
final class StartFacts {
  /** The number of objects of each class. */
  final Map<String, Integer> objects = new TreeMap<>();
  final List<Object> all = new ArrayList<>();
  private List<Object> literals = List.of();
  int longest;
  boolean hasNullInCollection;
  boolean hasEqualBoxes;
  boolean hasEqualTexts;
  /** A field that only code of the package, or of subclasses, can assign was assigned from outside the program before. */
  boolean hasCodeOfPackage;
  /** The program can start one. */
  boolean hasThreads;
  /** Simple names of the classes whose initialiser has run. */
  final Set<String> initialised = new TreeSet<>();
  /** Static fields that are null, as Class.field. */
  final Set<String> nullStatics = new TreeSet<>();

  /** literals: texts that stand in the program. */
  static StartFacts of(List<Class<?>> loaded, Object receiver, Object[] values, List<Object> literals) throws IllegalAccessException {
    StartFacts facts = new StartFacts();
    facts.literals = literals;
    Deque<Object> open = new ArrayDeque<>();
    IdentityHashMap<Object, Boolean> known = new IdentityHashMap<>();
    Map<Object, Boolean> contents = new java.util.HashMap<>();
    if (receiver != null) open.add(receiver);
    for (Object value : values)
      if (value != null) open.add(value);
    for (Class<?> type : loaded) facts.staticsOf(type, open);
    while (!open.isEmpty()) {
      Object object = open.remove();
      if (known.put(object, true) != null) continue;
      facts.count(object, contents);
      facts.follow(object, open);
    }
    return facts;
  }

  /** Static fields of classes that are initialised; the others are read only where that cannot run code. */
  private void staticsOf(Class<?> type, Deque<Object> open) throws IllegalAccessException {
    if (!Initialised.is(type)) return;
    initialised.add(type.getSimpleName());
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) continue;
      field.setAccessible(true);
      Object value = field.get(null);
      if (value != null) open.add(value);
      else nullStatics.add(type.getSimpleName() + "." + field.getName());
    }
  }

  private void count(Object object, Map<Object, Boolean> contents) {
    all.add(object);
    if (!isThereAnyway(object)) objects.merge(object.getClass().getName(), 1, Integer::sum);
    if (object instanceof String || object instanceof Number) {
      if (contents.put(object, true) != null) {
        if (object instanceof String) hasEqualTexts = true;
        else hasEqualBoxes = true;
      }
    }
    if (object instanceof CharSequence text) longest = Math.max(longest, text.length());
  }

  /** Constants of enums and the texts of literals are no unknown objects: bounds do not count them. */
  private boolean isThereAnyway(Object object) {
    return object instanceof Enum || object instanceof String text && literals.contains(text) && text == text.intern();
  }

  private void follow(Object object, Deque<Object> open) throws IllegalAccessException {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      longest = Math.max(longest, Array.getLength(object));
      if (!type.getComponentType().isPrimitive()) for (Object element : (Object[]) object) if (element != null) open.add(element);
      return;
    }
    if (object instanceof Collection<?> collection) followAll(new ArrayList<>(collection), open);
    if (object instanceof Map<?, ?> map) {
      followAll(new ArrayList<>(map.keySet()), open);
      followAll(new ArrayList<>(map.values()), open);
    }
    for (Class<?> owner = type; owner != null && owner.getClassLoader() == type.getClassLoader() && type.getClassLoader() != null; owner = owner.getSuperclass()) fieldsOf(owner, object, open);
  }

  private void followAll(List<?> elements, Deque<Object> open) {
    longest = Math.max(longest, elements.size());
    for (Object element : elements) {
      if (element == null) hasNullInCollection = true;
      else open.add(element);
    }
  }

  private static void fieldsOf(Class<?> owner, Object object, Deque<Object> open) throws IllegalAccessException {
    if (owner.isHidden()) return;
    for (Field field : owner.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) continue;
      field.setAccessible(true);
      Object value = field.get(object);
      if (value != null) open.add(value);
    }
  }
}
