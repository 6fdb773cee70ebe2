// What user code that a collection calls may do at one of the calls: nothing, change the collection, or throw.
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

final class Mischief {
  private final int when;
  private final int what;
  private final Object value;

  Mischief(int when, int what, Object value) {
    this.when = when;
    this.what = what;
    this.value = value;
  }

  /** Whether it adds an element: a store that follows goes to an array that may have been replaced. */
  boolean adds() {
    return what == 8;
  }

  boolean removes() {
    return what == 9 || what == 10;
  }

  /** To be called at the given call, counted from 0. */
  @SuppressWarnings("unchecked")
  void at(int call, Object target) {
    if (call != when) {
      return;
    }
    if (what == 11) {
      throw new IllegalArgumentException("mischief");
    }
    if (target instanceof Collection) {
      change((Collection<Object>) target);
    } else if (target instanceof Map) {
      change((Map<Object, Object>) target);
    }
  }

  private void change(Collection<Object> collection) {
    switch (what) {
      case 8:
        collection.add(value);
        break;
      case 9:
        collection.remove(value);
        break;
      case 10:
        removeFirst(collection.iterator());
        break;
      default:
        break;
    }
  }

  private void change(Map<Object, Object> map) {
    switch (what) {
      case 8:
        map.put(value, "mischief");
        break;
      case 9:
        map.remove(value);
        break;
      case 10:
        removeFirst(map.keySet().iterator());
        break;
      default:
        break;
    }
  }

  private static void removeFirst(Iterator<?> iterator) {
    if (iterator.hasNext()) {
      iterator.next();
      iterator.remove();
    }
  }
}
