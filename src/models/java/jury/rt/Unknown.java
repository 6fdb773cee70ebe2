package jury.rt;

import java.util.Collection;
import java.util.Map;
import java.util.UnknownTables;

/**
 * Fills a collection of the initial state, whose content is not known: the first {@code count} of the elements, added one by one. Keys
 * of hash tables that are {@code changed} came with the hash code that is given, and may equal other keys by now.
 */
public final class Unknown {
  private Unknown() {}

  public static void fill(Collection<Object> target, Object[] elements, int count) {
    for (int i = 0; i < elements.length; i++) {
      if (i < count) {
        target.add(elements[i]);
      }
    }
  }

  public static void fill(Map<Object, Object> target, Object[] keys, Object[] values, int count) {
    for (int i = 0; i < keys.length; i++) {
      if (i < count) {
        target.put(keys[i], values[i]);
      }
    }
  }

  public static void fill(Collection<Object> target, Object[] elements, boolean[] changed, int[] hashes, int count) {
    for (int i = 0; i < elements.length; i++) {
      if (i < count) {
        if (changed[i]) {
          UnknownTables.enter(target, elements[i], hashes[i]);
        } else {
          target.add(elements[i]);
        }
      }
    }
  }

  public static void fill(Map<Object, Object> target, Object[] keys, Object[] values, boolean[] changed, int[] hashes, int count) {
    for (int i = 0; i < keys.length; i++) {
      if (i < count) {
        if (changed[i]) {
          UnknownTables.enter(target, keys[i], values[i], hashes[i]);
        } else {
          target.put(keys[i], values[i]);
        }
      }
    }
  }
}
