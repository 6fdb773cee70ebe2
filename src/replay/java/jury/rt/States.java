package jury.rt;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import jury.replay.Heap;

/**
 * The heap as it was before, on a real JVM: a state holds what the fields and elements of all objects were that could be reached from the roots. To look back, they are given those values again, and
 * afterwards the present ones.
 *
 * <p>Objects that only variables of running methods lead to are not part of a state.
 */
public final class States {
  private static final List<IdentityHashMap<Object, Object[]>> kept = new ArrayList<>();
  private static final List<IdentityHashMap<Object, Object[]>> entered = new ArrayList<>();
  private static Supplier<List<Object>> roots = ArrayList::new;
  private static final List<Field> statics = new ArrayList<>();

  private States() {}

  public static void setRoots(Supplier<List<Object>> source) {
    roots = source;
  }

  /** A static field that is part of every state. */
  public static void addStatic(Field field) {
    open(field);
    statics.add(field);
  }

  public static int mark() {
    kept.add(read(reachable()));
    return kept.size() - 1;
  }

  public static void enter(int mark) {
    IdentityHashMap<Object, Object[]> state = kept.get(mark);
    entered.add(read(new ArrayList<>(state.keySet())));
    write(state);
  }

  public static void leave() {
    write(entered.remove(entered.size() - 1));
  }

  public static boolean isNew(Object object, int mark) {
    return !kept.get(mark).containsKey(object);
  }

  public static Object[] objects(Class<?> type) {
    return reachable().stream().filter(type::isInstance).toArray();
  }

  public static Object[] references(Object object) {
    List<Object> found = new ArrayList<>();
    if (object instanceof Collection) {
      found.addAll((Collection<?>) object);
    } else if (object instanceof Map) {
      found.addAll(((Map<?, ?>) object).keySet());
      found.addAll(((Map<?, ?>) object).values());
    } else {
      for (Object target : contents(object)) found.add(target);
    }
    return found.stream().filter(Objects::nonNull).toArray();
  }

  private static List<Object> reachable() {
    IdentityHashMap<Object, Boolean> seen = new IdentityHashMap<>();
    List<Object> found = new ArrayList<>();
    for (Object root : roots.get()) add(root, seen, found);
    for (Field field : statics) add(field, seen, found);
    for (int next = 0; next < found.size(); next++) for (Object target : referencesOf(found.get(next))) add(target, seen, found);
    return found;
  }

  private static void add(Object object, IdentityHashMap<Object, Boolean> seen, List<Object> found) {
    if (object != null && seen.put(object, true) == null) found.add(object);
  }

  private static List<Object> referencesOf(Object object) {
    List<Object> targets = new ArrayList<>();
    if (object instanceof Field) {
      if (!((Field) object).getType().isPrimitive()) targets.add(get((Field) object, null));
      return targets;
    }
    if (object instanceof Object[]) {
      for (Object element : (Object[]) object) targets.add(element);
      return targets;
    }
    for (Field field : fieldsOf(object.getClass())) if (!field.getType().isPrimitive()) targets.add(get(field, object));
    return targets;
  }

  private static IdentityHashMap<Object, Object[]> read(List<Object> objects) {
    IdentityHashMap<Object, Object[]> state = new IdentityHashMap<>();
    for (Object object : objects) state.put(object, contents(object));
    return state;
  }

  private static Object[] contents(Object object) {
    if (object instanceof Field) return new Object[] {get((Field) object, null)};
    if (object.getClass().isArray()) {
      Object[] elements = new Object[Array.getLength(object)];
      for (int i = 0; i < elements.length; i++) elements[i] = Array.get(object, i);
      return elements;
    }
    List<Field> fields = fieldsOf(object.getClass());
    Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length; i++) values[i] = get(fields.get(i), object);
    return values;
  }

  private static void write(IdentityHashMap<Object, Object[]> state) {
    for (Map.Entry<Object, Object[]> entry : state.entrySet()) {
      Object object = entry.getKey();
      Object[] values = entry.getValue();
      if (object instanceof Field) {
        if (!Modifier.isFinal(((Field) object).getModifiers())) set((Field) object, null, values[0]);
        continue;
      }
      if (object.getClass().isArray()) {
        for (int i = 0; i < values.length; i++) Array.set(object, i, values[i]);
        continue;
      }
      List<Field> fields = fieldsOf(object.getClass());
      for (int i = 0; i < values.length; i++) set(fields.get(i), object, values[i]);
    }
  }

  /** What of an object can change, and where it leads: everything of the program's objects and of collections, nothing of values. */
  private static List<Field> fieldsOf(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      if (!isFollowed(owner)) continue;
      for (Field field : owner.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        open(field);
        fields.add(field);
      }
    }
    return fields;
  }

  private static void open(Field field) {
    try {
      field.setAccessible(true);
    } catch (RuntimeException closed) {
      throw new Heap.Obstacle("the field " + field + " is out of reach", closed);
    }
  }

  private static boolean isFollowed(Class<?> type) {
    String name = type.getName();
    return type.getClassLoader() == States.class.getClassLoader() || (name.startsWith("java.util.") && !name.startsWith("java.util.function.") && !name.startsWith("java.util.logging.")) || name.equals("java.lang.AbstractStringBuilder");
  }

  private static Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException problem) {
      throw new Heap.Obstacle("the field " + field + " cannot be read", problem);
    }
  }

  private static void set(Field field, Object object, Object value) {
    Object present = get(field, object);
    if (present == value || (field.getType().isPrimitive() && present.equals(value))) return;
    try {
      field.set(object, value);
    } catch (IllegalAccessException problem) {
      throw new Heap.Obstacle("the field " + field + " cannot be set", problem);
    }
  }
}
