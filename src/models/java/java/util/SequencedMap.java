// The interface of releases from 21 on, here so that the models can name it when they are compiled with an older one.
// Differs: the entries it hands out refuse setValue without a text.
package java.util;

public interface SequencedMap<K, V> extends Map<K, V> {
  SequencedMap<K, V> reversed();

  private Map.Entry<K, V> first(boolean remove) {
    Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
    if (!iterator.hasNext()) {
      return null;
    }
    Map.Entry<K, V> entry = new AbstractMap.SimpleImmutableEntry<>(iterator.next());
    if (remove) {
      iterator.remove();
    }
    return entry;
  }

  default Map.Entry<K, V> firstEntry() {
    return first(false);
  }

  default Map.Entry<K, V> lastEntry() {
    return reversed().firstEntry();
  }

  default Map.Entry<K, V> pollFirstEntry() {
    return first(true);
  }

  default Map.Entry<K, V> pollLastEntry() {
    return reversed().pollFirstEntry();
  }

  default V putFirst(K key, V value) {
    throw new UnsupportedOperationException();
  }

  default V putLast(K key, V value) {
    throw new UnsupportedOperationException();
  }

  default SequencedSet<K> sequencedKeySet() {
    return new SequencedView.OfSet<>(keySet(), () -> reversed().sequencedKeySet());
  }

  default SequencedCollection<V> sequencedValues() {
    return new SequencedView<>(values(), () -> reversed().sequencedValues());
  }

  default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
    return new SequencedView.OfSet<>(entrySet(), () -> reversed().sequencedEntrySet());
  }
}
