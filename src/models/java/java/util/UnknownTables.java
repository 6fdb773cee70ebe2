// How a collection of an unknown state came to hold keys that have changed since. Not a class of the JDK.
package java.util;

public final class UnknownTables {
  private UnknownTables() {}

  /** Puts in what had this hash code, and equalled nothing there, when it was put in. */
  public static void enter(Map<Object, Object> target, Object key, Object value, int hash) {
    ((HashMap<Object, Object>) target).enter(key, value, hash);
  }

  public static void enter(Collection<Object> target, Object element, int hash) {
    ((HashSet<Object>) target).map.enter(element, HashSet.PRESENT, hash);
  }
}
