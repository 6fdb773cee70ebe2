// A part of a TreeMap between two bounds, either of which may be open, upwards or downwards: what subMap, headMap, tailMap and descendingMap give.
// The bounds are those of the map's own order; a downward view turns round what it is asked. Not a class of the JDK.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class TreeSubMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, java.io.Serializable {
  private static final long serialVersionUID = 1;

  private final TreeMap<K, V> map;
  private final boolean fromStart;
  private final K low;
  private final boolean lowInclusive;
  private final boolean toEnd;
  private final K high;
  private final boolean highInclusive;
  private final boolean descending;
  private TreeKeySet<K> keySet;
  private Set<Map.Entry<K, V>> entrySet;
  private NavigableMap<K, V> reverse;

  TreeSubMap(TreeMap<K, V> map, boolean fromStart, K low, boolean lowInclusive, boolean toEnd, K high, boolean highInclusive, boolean descending) {
    if (!fromStart && !toEnd) {
      if (map.compare(low, high) > 0) {
        throw new IllegalArgumentException("fromKey > toKey");
      }
    } else {
      if (!fromStart) {
        map.compare(low, low);
      }
      if (!toEnd) {
        map.compare(high, high);
      }
    }
    this.map = map;
    this.fromStart = fromStart;
    this.low = low;
    this.lowInclusive = lowInclusive;
    this.toEnd = toEnd;
    this.high = high;
    this.highInclusive = highInclusive;
    this.descending = descending;
  }

  // The bounds.

  private boolean tooLow(Object key) {
    if (fromStart) {
      return false;
    }
    int order = map.compare(key, low);
    return order < 0 || order == 0 && !lowInclusive;
  }

  private boolean tooHigh(Object key) {
    if (toEnd) {
      return false;
    }
    int order = map.compare(key, high);
    return order > 0 || order == 0 && !highInclusive;
  }

  private boolean inRange(Object key) {
    return !tooLow(key) && !tooHigh(key);
  }

  /** Whether the key may be a bound of a part of this part. */
  private boolean inRange(Object key, boolean inclusive) {
    return inclusive ? inRange(key) : (fromStart || map.compare(key, low) >= 0) && (toEnd || map.compare(high, key) >= 0);
  }

  private void checkKey(Object key) {
    if (!inRange(key)) {
      throw new IllegalArgumentException("key out of range");
    }
  }

  private void checkBound(Object key, boolean inclusive, String text) {
    if (!inRange(key, inclusive)) {
      throw new IllegalArgumentException(text);
    }
  }

  /** The positions of the map that belong to this part: from here, */
  private int start() {
    return fromStart ? 0 : map.indexAbove(low, !lowInclusive);
  }

  /** up to but not including here, which is not before the start. */
  private int end() {
    return toEnd ? map.size() : Math.max(start(), map.indexAbove(high, highInclusive));
  }

  // Searches: each gives a position of the map, or -1.

  private int inside(int index) {
    return index >= start() && index < end() ? index : -1;
  }

  private int lowest() {
    return inside(start());
  }

  private int highest() {
    return inside(end() - 1);
  }

  private int ceiling(K key) {
    return tooLow(key) ? lowest() : inside(map.indexAbove(key, false));
  }

  private int higher(K key) {
    return tooLow(key) ? lowest() : inside(map.indexAbove(key, true));
  }

  private int floor(K key) {
    return tooHigh(key) ? highest() : inside(map.indexAbove(key, true) - 1);
  }

  private int lower(K key) {
    return tooHigh(key) ? highest() : inside(map.indexAbove(key, false) - 1);
  }

  private K keyOrNull(int index) {
    return index < 0 ? null : map.keyAt(index);
  }

  private K keyOrFail(int index) {
    if (index < 0) {
      throw new NoSuchElementException();
    }
    return map.keyAt(index);
  }

  private int first() {
    return descending ? highest() : lowest();
  }

  private int last() {
    return descending ? lowest() : highest();
  }

  @Override
  public K firstKey() {
    return keyOrFail(first());
  }

  @Override
  public K lastKey() {
    return keyOrFail(last());
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return map.export(first());
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return map.export(last());
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return map.poll(first());
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return map.poll(last());
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return map.export(descending ? higher(key) : lower(key));
  }

  @Override
  public K lowerKey(K key) {
    return keyOrNull(descending ? higher(key) : lower(key));
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return map.export(descending ? ceiling(key) : floor(key));
  }

  @Override
  public K floorKey(K key) {
    return keyOrNull(descending ? ceiling(key) : floor(key));
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return map.export(descending ? floor(key) : ceiling(key));
  }

  @Override
  public K ceilingKey(K key) {
    return keyOrNull(descending ? floor(key) : ceiling(key));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return map.export(descending ? lower(key) : higher(key));
  }

  @Override
  public K higherKey(K key) {
    return keyOrNull(descending ? lower(key) : higher(key));
  }

  // The map's own operations, within the bounds.

  @Override
  public int size() {
    return end() - start();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean containsKey(Object key) {
    return inRange(key) && map.containsKey(key);
  }

  @Override
  public V get(Object key) {
    return inRange(key) ? map.get(key) : null;
  }

  @Override
  public V put(K key, V value) {
    checkKey(key);
    return map.put(key, value);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    checkKey(key);
    return map.putIfAbsent(key, value);
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
    checkKey(key);
    return map.merge(key, value, function);
  }

  /** Outside of the bounds only a value that would be added is an error. */
  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    if (inRange(key)) {
      return map.computeIfAbsent(key, function);
    }
    if (function.apply(key) != null) {
      throw new IllegalArgumentException("key out of range");
    }
    return null;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    if (inRange(key)) {
      return map.compute(key, function);
    }
    if (function.apply(key, null) != null) {
      throw new IllegalArgumentException("key out of range");
    }
    return null;
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    return inRange(key) ? map.computeIfPresent(key, function) : null;
  }

  @Override
  public V remove(Object key) {
    return inRange(key) ? map.remove(key) : null;
  }

  @Override
  public Comparator<? super K> comparator() {
    return descending ? Collections.reverseOrder(map.comparator()) : map.comparator();
  }

  // Views.

  @Override
  public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
    checkBound(from, fromInclusive, "fromKey out of range");
    checkBound(to, toInclusive, "toKey out of range");
    return descending
        ? new TreeSubMap<>(map, false, to, toInclusive, false, from, fromInclusive, true)
        : new TreeSubMap<>(map, false, from, fromInclusive, false, to, toInclusive, false);
  }

  @Override
  public NavigableMap<K, V> headMap(K to, boolean inclusive) {
    checkBound(to, inclusive, "toKey out of range");
    return descending
        ? new TreeSubMap<>(map, false, to, inclusive, toEnd, high, highInclusive, true)
        : new TreeSubMap<>(map, fromStart, low, lowInclusive, false, to, inclusive, false);
  }

  @Override
  public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
    checkBound(from, inclusive, "fromKey out of range");
    return descending
        ? new TreeSubMap<>(map, fromStart, low, lowInclusive, false, from, inclusive, true)
        : new TreeSubMap<>(map, false, from, inclusive, toEnd, high, highInclusive, false);
  }

  @Override
  public SortedMap<K, V> subMap(K from, K to) {
    return subMap(from, true, to, false);
  }

  @Override
  public SortedMap<K, V> headMap(K to) {
    return headMap(to, false);
  }

  @Override
  public SortedMap<K, V> tailMap(K from) {
    return tailMap(from, true);
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    if (reverse == null) {
      reverse = new TreeSubMap<>(map, fromStart, low, lowInclusive, toEnd, high, highInclusive, !descending);
    }
    return reverse;
  }

  @Override
  public Set<K> keySet() {
    return navigableKeySet();
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    if (keySet == null) {
      keySet = new TreeKeySet<>(this);
    }
    return keySet;
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return descendingMap().navigableKeySet();
  }

  Iterator<K> keyIterator(boolean backwards) {
    return TreeIterator.keys(map, start(), end(), descending != backwards);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    if (entrySet == null) {
      entrySet = new EntrySet();
    }
    return entrySet;
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return TreeIterator.entries(map, start(), end(), descending);
    }

    @Override
    public int size() {
      return TreeSubMap.this.size();
    }

    @Override
    public boolean isEmpty() {
      return TreeSubMap.this.isEmpty();
    }

    private int indexOf(Object object) {
      if (!(object instanceof Map.Entry)) {
        return -1;
      }
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      return inRange(entry.getKey()) ? map.indexOfEntry(entry) : -1;
    }

    @Override
    public boolean contains(Object object) {
      return indexOf(object) >= 0;
    }

    @Override
    public boolean remove(Object object) {
      int index = indexOf(object);
      if (index < 0) {
        return false;
      }
      map.removeAt(index);
      return true;
    }
  }
}
