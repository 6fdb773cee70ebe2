package jury;

import java.util.function.Function;

/** The set that \reach speaks of: objects, told apart by identity. */
public final class Reach {
  private Object[] objects = new Object[4];
  private int size;

  Reach() {}

  /** Everything that can be reached from the start by the steps, the start included. Steps lead on from objects of the type only. */
  static Reach from(Object start, Class<?> type, Function<Object, Object[]> steps) {
    Reach found = new Reach();
    found.add(start);
    for (int next = 0; next < found.size; next++) {
      Object object = found.objects[next];
      if (!type.isInstance(object)) continue;
      for (Object target : steps.apply(object)) found.add(target);
    }
    return found;
  }

  /** The elements that are of the type. */
  Reach only(Class<?> type) {
    Reach kept = new Reach();
    for (int i = 0; i < size; i++) if (type.isInstance(objects[i])) kept.add(objects[i]);
    return kept;
  }

  private void add(Object object) {
    if (object == null || has(object)) return;
    if (size == objects.length) {
      Object[] longer = new Object[2 * size];
      for (int i = 0; i < size; i++) longer[i] = objects[i];
      objects = longer;
    }
    objects[size++] = object;
  }

  public boolean has(Object object) {
    for (int i = 0; i < size; i++) if (objects[i] == object) return true;
    return false;
  }

  public int size() {
    return size;
  }

  /** As size(): the name in JML's own sets. */
  public int int_size() {
    return size();
  }

  /** As has(). */
  public boolean contains(Object object) {
    return has(object);
  }

  /** Whether every element of this set is in the other one. */
  public boolean isSubset(Reach other) {
    return other.containsAll(this);
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** Whether every element of the other set is in this one. */
  public boolean containsAll(Reach other) {
    for (int i = 0; i < other.size; i++) if (!has(other.objects[i])) return false;
    return true;
  }

  /** Whether the two sets have no element in common. */
  public boolean disjoint(Reach other) {
    for (int i = 0; i < other.size; i++) if (has(other.objects[i])) return false;
    return true;
  }

  /** The same elements. */
  public boolean equalSet(Reach other) {
    return size == other.size && containsAll(other);
  }
}
