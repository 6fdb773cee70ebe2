// LinkedHashMap.reversed(): the map seen from its end. Not a class of the JDK.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import jury.rt.Seq;

final class ReversedLinkedMap<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V> {
  private final LinkedHashMap<K, V> map;

  ReversedLinkedMap(LinkedHashMap<K, V> map) {
    this.map = map;
  }

  @Override
  public SequencedMap<K, V> reversed() {
    return map;
  }

  @Override
  public V putFirst(K key, V value) {
    return map.putLast(key, value);
  }

  @Override
  public V putLast(K key, V value) {
    return map.putFirst(key, value);
  }

  @Override
  public boolean equals(Object other) {
    return map.equals(other);
  }

  @Override
  public int hashCode() {
    return map.hashCode();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  @Override
  public V get(Object key) {
    return map.get(key);
  }

  @Override
  public V put(K key, V value) {
    return map.put(key, value);
  }

  @Override
  public V remove(Object key) {
    return map.remove(key);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> other) {
    map.putAll(other);
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public V getOrDefault(Object key, V otherwise) {
    return map.getOrDefault(key, otherwise);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return map.putIfAbsent(key, value);
  }

  @Override
  public boolean remove(Object key, Object value) {
    return map.remove(key, value);
  }

  @Override
  public boolean replace(K key, V expected, V value) {
    return map.replace(key, expected, value);
  }

  @Override
  public V replace(K key, V value) {
    return map.replace(key, value);
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    return map.computeIfAbsent(key, function);
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    return map.computeIfPresent(key, function);
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    return map.compute(key, function);
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
    return map.merge(key, value, function);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return map.size();
      }

      @Override
      public boolean contains(Object object) {
        return map.entrySet().contains(object);
      }

      @Override
      public boolean remove(Object object) {
        return map.entrySet().remove(object);
      }

      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        return new Backwards<>(map);
      }
    };
  }

  private static final class Backwards<K, V> implements Iterator<Map.Entry<K, V>> {
    private final LinkedHashMap<K, V> map;
    private final Seq keys;
    private int left;
    private int expected;
    private boolean removable;

    Backwards(LinkedHashMap<K, V> map) {
      this.map = map;
      keys = map.keySequence();
      left = keys.size();
      expected = map.modCount;
    }

    @Override
    public boolean hasNext() {
      return left > 0;
    }

    private void checkForComodification() {
      if (map.modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public Map.Entry<K, V> next() {
      checkForComodification();
      if (left == 0) {
        throw new NoSuchElementException();
      }
      left--;
      removable = true;
      return map.node(keys.get(left));
    }

    @Override
    public void remove() {
      if (!removable) {
        throw new IllegalStateException();
      }
      checkForComodification();
      removable = false;
      map.unlink(keys.get(left));
      expected = map.modCount;
    }
  }
}
