package jury.rt;

import java.util.Collection;
import java.util.Map;

/** Fills a collection of the initial state, whose content is not known: the first {@code count} of the elements, added one by one. */
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
}
