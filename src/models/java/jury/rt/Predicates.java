package jury.rt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The meaning of the predicate language on a concrete state, for the code that Jury makes of properties (program/properties). Numbers are boxed; no operation throws.
 *
 * <p>Reading what is not there (a field of null, an element outside of an array) is UNDEFINED, and an atom over it is false.
 */
public final class Predicates {
  private Predicates() {}

  private static final Object BOTTOM = new Object();
  private static final Object UNDEFINED = new Object();

  public static Object bottom() {
    return BOTTOM;
  }

  public static Object undefined() {
    return UNDEFINED;
  }

  public static Object number(long value) {
    return Long.valueOf(value);
  }

  public static Object truth(boolean value) {
    return Boolean.valueOf(value);
  }

  private static boolean isNumber(Object value) {
    return value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte || value instanceof Character;
  }

  private static long toLong(Object value) {
    if (value instanceof Long) return ((Long) value).longValue();
    if (value instanceof Integer) return ((Integer) value).intValue();
    if (value instanceof Short) return ((Short) value).shortValue();
    if (value instanceof Byte) return ((Byte) value).byteValue();
    return ((Character) value).charValue();
  }

  // Atoms.

  private static boolean same(Object a, Object b) {
    if (a == b) return true;
    if (a == null || b == null || a == BOTTOM || b == BOTTOM) return false;
    if (isNumber(a)) return isNumber(b) && toLong(a) == toLong(b);
    if (a instanceof Boolean || a instanceof String) return a.equals(b);
    return false;
  }

  public static boolean equal(Object a, Object b) {
    return a != UNDEFINED && b != UNDEFINED && same(a, b);
  }

  public static boolean notEqual(Object a, Object b) {
    return a != UNDEFINED && b != UNDEFINED && !same(a, b);
  }

  public static boolean less(Object a, Object b) {
    return isNumber(a) && isNumber(b) && toLong(a) < toLong(b);
  }

  public static boolean lessEqual(Object a, Object b) {
    return isNumber(a) && isNumber(b) && toLong(a) <= toLong(b);
  }

  public static boolean isTrue(Object value) {
    return value instanceof Boolean && ((Boolean) value).booleanValue();
  }

  // Arithmetic.

  public static Object add(Object a, Object b) {
    return isNumber(a) && isNumber(b) ? number(toLong(a) + toLong(b)) : UNDEFINED;
  }

  public static Object subtract(Object a, Object b) {
    return isNumber(a) && isNumber(b) ? number(toLong(a) - toLong(b)) : UNDEFINED;
  }

  public static Object multiply(Object a, Object b) {
    return isNumber(a) && isNumber(b) ? number(toLong(a) * toLong(b)) : UNDEFINED;
  }

  // Arrays.

  private static boolean isArray(Object value) {
    return value instanceof int[] || value instanceof Object[] || value instanceof boolean[] || value instanceof long[] || value instanceof char[] || value instanceof byte[] || value instanceof short[];
  }

  public static Object length(Object array) {
    return isArray(array) ? number(Heap.lengthOf(array)) : UNDEFINED;
  }

  public static Object element(Object array, Object index) {
    if (!isArray(array) || !isNumber(index)) return UNDEFINED;
    long at = toLong(index);
    if (at < 0 || at >= Heap.lengthOf(array)) return UNDEFINED;
    int i = (int) at;
    if (array instanceof int[]) return number(((int[]) array)[i]);
    if (array instanceof Object[]) return ((Object[]) array)[i];
    if (array instanceof boolean[]) return truth(((boolean[]) array)[i]);
    if (array instanceof long[]) return number(((long[]) array)[i]);
    if (array instanceof char[]) return number(((char[]) array)[i]);
    if (array instanceof byte[]) return number(((byte[]) array)[i]);
    if (array instanceof short[]) return number(((short[]) array)[i]);
    return UNDEFINED;
  }

  // Collections as abstract maps: a set maps its elements to true, a list 1, 2, ... to its elements.

  public static Object get(Object collection, Object key) {
    if (key == UNDEFINED || key == BOTTOM) return UNDEFINED;
    if (collection instanceof Map) return fromMap((Map<?, ?>) collection, key);
    if (collection instanceof Set) return fromSet((Set<?>) collection, key);
    if (collection instanceof Collection) return fromSequence((Collection<?>) collection, key);
    return UNDEFINED;
  }

  private static Object fromMap(Map<?, ?> map, Object key) {
    if (map instanceof SortedMap) {
      for (Map.Entry<?, ?> entry : map.entrySet()) if (same(entry.getKey(), key)) return entry.getValue();
      return BOTTOM;
    }
    if (!isNumber(key)) return map.containsKey(key) ? map.get(key) : BOTTOM;
    long value = toLong(key);
    if (value == (int) value && map.containsKey((int) value)) return map.get((int) value);
    if (map.containsKey(value)) return map.get(value);
    if (value == (char) value && map.containsKey((char) value)) return map.get((char) value);
    if (value == (short) value && map.containsKey((short) value)) return map.get((short) value);
    if (value == (byte) value && map.containsKey((byte) value)) return map.get((byte) value);
    return BOTTOM;
  }

  private static Object fromSet(Set<?> set, Object key) {
    if (set instanceof SortedSet) {
      for (Object element : set) if (same(element, key)) return Boolean.TRUE;
      return BOTTOM;
    }
    boolean found;
    if (isNumber(key)) {
      long value = toLong(key);
      found = (value == (int) value && set.contains((int) value)) || set.contains(value) || (value == (char) value && set.contains((char) value))
          || (value == (short) value && set.contains((short) value)) || (value == (byte) value && set.contains((byte) value));
    } else {
      found = set.contains(key);
    }
    return found ? Boolean.TRUE : BOTTOM;
  }

  private static Object fromSequence(Collection<?> sequence, Object key) {
    if (!isNumber(key)) return BOTTOM;
    long position = toLong(key) - 1;
    if (position < 0 || position >= sequence.size()) return BOTTOM;
    if (sequence instanceof List) return ((List<?>) sequence).get((int) position);
    for (Object element : sequence) if (position-- == 0) return element;
    return BOTTOM;
  }

  public static Object size(Object collection) {
    if (collection instanceof Map) return number(((Map<?, ?>) collection).size());
    if (collection instanceof Collection) return number(((Collection<?>) collection).size());
    return UNDEFINED;
  }

  /** Whether the second key follows the first at once; BOTTOM is before the first key and after the last. */
  public static boolean order(Object collection, Object first, Object second) {
    if (first == UNDEFINED || second == UNDEFINED) return false;
    if (first instanceof Iterator && second == BOTTOM) return !((Iterator<?>) first).hasNext();
    if (first instanceof Iterator || second instanceof Iterator) Choice.unmodelled("the position of an iterator in a property");
    Object before = BOTTOM;
    ArrayList<Object> keys = new ArrayList<>();
    addKeys(keys, collection);
    for (Object key : keys) {
      if (same(before, first) && same(key, second)) return true;
      before = key;
    }
    return same(before, first) && second == BOTTOM;
  }

  public static boolean keysView(Object map, Object view) {
    return map instanceof Map && view != null && ((Map<?, ?>) map).keySet() == view;
  }

  public static boolean valuesView(Object map, Object view) {
    return map instanceof Map && view != null && ((Map<?, ?>) map).values() == view;
  }

  // What the variables of quantifiers range over: the keys and indices that the formula reads with them, what they are compared with, the numbers beside these, and an object that is nowhere. Every other value behaves as one of them.

  public static Object domain() {
    return new ArrayList<Object>();
  }

  /** Last: an object that is nowhere, null, and a number. */
  @SuppressWarnings("unchecked")
  public static void addOthers(Object domain) {
    ArrayList<Object> values = (ArrayList<Object>) domain;
    values.add(new Object());
    values.add(null);
    values.add(number(0));
  }

  private static void addKeys(ArrayList<Object> keys, Object collection) {
    if (collection instanceof Map) {
      for (Object key : ((Map<?, ?>) collection).keySet()) keys.add(key);
    } else if (collection instanceof Set) {
      for (Object key : (Set<?>) collection) keys.add(key);
    } else if (collection instanceof Collection) {
      int size = ((Collection<?>) collection).size();
      for (int i = 1; i <= size; i++) keys.add(number(i));
    }
  }

  public static void addKeys(Object domain, Object collection, long shift, boolean near) {
    ArrayList<Object> keys = new ArrayList<>();
    addKeys(keys, collection);
    for (Object key : keys) addValue(domain, key, shift, near);
  }

  public static void addIndices(Object domain, Object array, long shift, boolean near) {
    if (!isArray(array)) return;
    int length = Heap.lengthOf(array);
    for (int i = 0; i < length; i++) addValue(domain, number(i), shift, near);
  }

  /** Near: where the order of numbers matters, those beside it too. */
  @SuppressWarnings("unchecked")
  public static void addValue(Object domain, Object value, long shift, boolean near) {
    ArrayList<Object> values = (ArrayList<Object>) domain;
    if (value == UNDEFINED || value == BOTTOM) return;
    if (!isNumber(value) || (!near && shift == 0)) {
      values.add(value);
      return;
    }
    long center = toLong(value) - shift;
    values.add(number(center));
    if (!near) return;
    values.add(number(center - 1));
    values.add(number(center + 1));
  }

  public static int domainSize(Object domain) {
    return ((ArrayList<?>) domain).size();
  }

  public static Object domainValue(Object domain, int index) {
    return ((ArrayList<?>) domain).get(index);
  }
}
