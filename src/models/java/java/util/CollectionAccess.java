// The JDK's way from java.util.stream to the immutable lists. Not a class of the JDK.
package java.util;

import jdk.internal.access.JavaUtilCollectionAccess;
import jury.rt.Choice;

public final class CollectionAccess implements JavaUtilCollectionAccess {
  public <E> List<E> listFromTrustedArray(Object[] array) {
    return ImmutableCollections.listFromTrustedArray(array);
  }

  public <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array) {
    return ImmutableCollections.listFromTrustedArrayNullsAllowed(array);
  }

  public <E> List<E> stableList(int size, java.util.function.IntFunction<? extends E> mapper) {
    Choice.unmodelled("stable lists");
    return null;
  }

  public <K, V> Map<K, V> stableMap(Set<K> keys, java.util.function.Function<? super K, ? extends V> mapper) {
    Choice.unmodelled("stable maps");
    return null;
  }
}
