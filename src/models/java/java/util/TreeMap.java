// TreeMap over two abstract sequences: the keys in order, and their values. A key is found by a binary search; the JDK's tree asks the
// comparator about other keys on its way, which only a comparator that contradicts itself or has side effects can tell.
// TreeSet is the JDK's own class over this one.
// Entries are made when they are first handed out. When the JDK removes a key whose node has two children, the node, and an entry that the program
// holds, becomes that of the next key, and the node of that key goes: keys.treeRemove tells, from the shape of the JDK's tree.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import jury.rt.Cursor;
import jury.rt.Seq;
import jury.rt.Table;

public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = 919286545866124006L;

  private final Comparator<? super K> comparator;
  private Seq keys = Seq.create();
  private Seq values = Seq.create();
  int modCount;
  /** The entries that have been handed out, by their keys. */
  private Table nodes;
  private TreeKeySet<K> keySet;
  private Collection<V> valueCollection;
  private Set<Map.Entry<K, V>> entrySet;
  private NavigableMap<K, V> descendingMap;

  public TreeMap() {
    comparator = null;
  }

  public TreeMap(Comparator<? super K> comparator) {
    this.comparator = comparator;
  }

  public TreeMap(Map<? extends K, ? extends V> map) {
    comparator = null;
    putAll(map);
  }

  public TreeMap(SortedMap<K, ? extends V> map) {
    comparator = map.comparator();
    appendAll(map);
  }

  // The search for keys.

  @SuppressWarnings("unchecked")
  final int compare(Object first, Object second) {
    return comparator == null ? ((Comparable<Object>) first).compareTo(second) : comparator.compare((K) first, (K) second);
  }

  /** The index of the key, or -1 - i when it would be inserted at index i. */
  private int search(Object key) {
    int low = 0;
    int high = keys.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      int order = compare(key, keys.get(middle));
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return -1 - low;
  }

  /** As search; without a comparator the key must be something comparable, be the map empty or not. */
  final int find(Object key) {
    if (comparator == null) {
      Objects.requireNonNull(key);
      Comparable<?> comparable = (Comparable<?>) key;
    }
    return search(key);
  }

  /** The first index whose key is not less, or, when strict, greater. */
  final int indexAbove(Object key, boolean strict) {
    int index = search(key);
    if (index < 0) {
      return -1 - index;
    }
    return strict ? index + 1 : index;
  }

  // Positions, for the views and iterators.

  @SuppressWarnings("unchecked")
  final K keyAt(int index) {
    return (K) keys.get(index);
  }

  @SuppressWarnings("unchecked")
  final V valueAt(int index) {
    return (V) values.get(index);
  }

  final void setValueAt(int index, V value) {
    values.set(index, value);
  }

  final void removeAt(int index) {
    modCount++;
    boolean reused = keys.treeRemove(index) && index > 0 && index + 1 < keys.size();
    if (nodes != null) {
      release(index, reused);
    }
    keys.remove(index);
    values.remove(index);
  }

  private void insertAt(int index, K key, V value) {
    modCount++;
    keys.treeInsert(index);
    keys.insert(index, key);
    values.insert(index, value);
  }

  /** Takes leave of the entry of a key that is about to be removed; reused: it becomes that of the next key. */
  private void release(int index, boolean reused) {
    Node<K, V> node = held(keyAt(index));
    if (node != null) {
      nodes.remove(keyAt(index));
    }
    Node<K, V> gone = reused ? held(keyAt(index + 1)) : node;
    int last = reused ? index + 1 : index;
    if (gone != null) {
      nodes.remove(keyAt(last));
      gone.leave(valueAt(last));
    }
    if (reused && node != null) {
      node.key = keyAt(last);
      nodes.put(node.key, node, 0);
    }
  }

  @SuppressWarnings("unchecked")
  private Node<K, V> held(Object key) {
    return (Node<K, V>) nodes.get(key);
  }

  /** The entry at the index; the same object as long as its node stays. */
  final Node<K, V> node(int index) {
    if (nodes == null) {
      nodes = Table.create(Table.LINKED);
    }
    Node<K, V> node = held(keyAt(index));
    if (node == null) {
      node = new Node<>(this, keyAt(index));
      nodes.put(keyAt(index), node, 0);
    }
    node.index = index;
    node.modified = modCount;
    return node;
  }

  /** The key at the index, or null beyond the ends. */
  private K keyOrNull(int index) {
    return index >= 0 && index < keys.size() ? keyAt(index) : null;
  }

  /** A copy of the entry at the index, or null beyond the ends. */
  final Map.Entry<K, V> export(int index) {
    return index >= 0 && index < keys.size() ? new AbstractMap.SimpleImmutableEntry<>(keyAt(index), valueAt(index)) : null;
  }

  // Reading.

  @Override
  public int size() {
    return keys.size();
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) >= 0;
  }

  @Override
  public boolean containsValue(Object value) {
    return Sequences.find(values, value) >= 0;
  }

  @Override
  public V get(Object key) {
    int index = find(key);
    return index < 0 ? null : valueAt(index);
  }

  @Override
  public Comparator<? super K> comparator() {
    return comparator;
  }

  @Override
  public K firstKey() {
    checkNotEmpty();
    return keyAt(0);
  }

  @Override
  public K lastKey() {
    checkNotEmpty();
    return keyAt(keys.size() - 1);
  }

  private void checkNotEmpty() {
    if (keys.size() == 0) {
      throw new NoSuchElementException();
    }
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return export(0);
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return export(keys.size() - 1);
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return export(indexAbove(key, false) - 1);
  }

  @Override
  public K lowerKey(K key) {
    return keyOrNull(indexAbove(key, false) - 1);
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return export(indexAbove(key, true) - 1);
  }

  @Override
  public K floorKey(K key) {
    return keyOrNull(indexAbove(key, true) - 1);
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return export(indexAbove(key, false));
  }

  @Override
  public K ceilingKey(K key) {
    return keyOrNull(indexAbove(key, false));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return export(indexAbove(key, true));
  }

  @Override
  public K higherKey(K key) {
    return keyOrNull(indexAbove(key, true));
  }

  // Writing.

  @Override
  public V put(K key, V value) {
    return put(key, value, true);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, false);
  }

  private V put(K key, V value, boolean replace) {
    int index = place(key);
    if (index < 0) {
      insertAt(-1 - index, key, value);
      return null;
    }
    V old = valueAt(index);
    if (replace || old == null) {
      values.set(index, value);
    }
    return old;
  }

  /** As find, for a key that may be added; the first key of all is compared with itself. */
  private int place(K key) {
    if (keys.size() == 0) {
      compare(key, key);
      return -1;
    }
    return find(key);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> map) {
    int size = map.size();
    boolean sorted = keys.size() == 0 && size != 0 && map instanceof SortedMap;
    if (sorted && Objects.equals(comparator, ((SortedMap<?, ?>) map).comparator())) {
      modCount++;
      appendAll(map);
    } else {
      super.putAll(map);
    }
  }

  /** From a map in the order of this one, which is empty. */
  private void appendAll(Map<? extends K, ? extends V> map) {
    for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
      keys.append(entry.getKey());
      values.append(entry.getValue());
    }
    keys.treeBuild();
  }

  /** For TreeSet. */
  void addAllForTreeSet(SortedSet<? extends K> set, V value) {
    for (K key : set) {
      keys.append(key);
      values.append(value);
    }
    keys.treeBuild();
  }

  @Override
  public V remove(Object key) {
    int index = find(key);
    if (index < 0) {
      return null;
    }
    V old = valueAt(index);
    removeAt(index);
    return old;
  }

  @Override
  public void clear() {
    modCount++;
    if (nodes != null) {
      releaseAll();
    }
    keys.clear();
    values.clear();
  }

  private void releaseAll() {
    Cursor cursor = nodes.cursor();
    while (cursor.hasMore()) {
      Node<K, V> node = held(cursor.current());
      node.leave(node.getValue());
      cursor.moveNext();
    }
    nodes = null;
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return poll(0);
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return poll(keys.size() - 1);
  }

  final Map.Entry<K, V> poll(int index) {
    Map.Entry<K, V> entry = export(index);
    if (entry != null) {
      removeAt(index);
    }
    return entry;
  }

  @Override
  public boolean replace(K key, V expected, V value) {
    int index = find(key);
    if (index < 0 || !Objects.equals(expected, valueAt(index))) {
      return false;
    }
    values.set(index, value);
    return true;
  }

  @Override
  public V replace(K key, V value) {
    int index = find(key);
    if (index < 0) {
      return null;
    }
    V old = valueAt(index);
    values.set(index, value);
    return old;
  }

  private void checkForComodification(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  private V call(K key, Function<? super K, ? extends V> function) {
    int expected = modCount;
    V value = function.apply(key);
    checkForComodification(expected);
    return value;
  }

  private V call(K key, V old, BiFunction<? super K, ? super V, ? extends V> function) {
    int expected = modCount;
    V value = function.apply(key, old);
    checkForComodification(expected);
    return value;
  }

  /** Adds a computed key; into an empty map it comes without having been compared before. */
  private V add(int index, K key, V value) {
    if (value != null) {
      if (keys.size() == 0) {
        compare(key, key);
      }
      insertAt(-1 - index, key, value);
    }
    return value;
  }

  /** Replaces the value, or removes the key for null. */
  private V update(int index, V value) {
    if (value == null) {
      removeAt(index);
    } else {
      values.set(index, value);
    }
    return value;
  }

  private int findUnlessEmpty(K key) {
    return keys.size() == 0 ? -1 : find(key);
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    Objects.requireNonNull(function);
    int index = findUnlessEmpty(key);
    if (index < 0) {
      return add(index, key, call(key, function));
    }
    if (valueAt(index) == null) {
      values.set(index, call(key, function));
    }
    return valueAt(index);
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int index = find(key);
    return index < 0 || valueAt(index) == null ? null : update(index, call(key, valueAt(index), function));
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int index = findUnlessEmpty(key);
    return index < 0 ? add(index, key, call(key, null, function)) : update(index, call(key, valueAt(index), function));
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    Objects.requireNonNull(value);
    int index = findUnlessEmpty(key);
    if (index < 0) {
      return add(index, key, value);
    }
    V old = valueAt(index);
    if (old == null) {
      return update(index, value);
    }
    int expected = modCount;
    V result = function.apply(old, value);
    checkForComodification(expected);
    return update(index, result);
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    for (int i = 0; i < keys.size(); i++) {
      action.accept(keyAt(i), valueAt(i));
      checkForComodification(expected);
    }
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int expected = modCount;
    for (int i = 0; i < keys.size(); i++) {
      K key = keyAt(i);
      V value = function.apply(key, valueAt(i));
      int index = modCount == expected ? i : locate(key);
      if (index >= 0) {
        values.set(index, value);
      }
      checkForComodification(expected);
    }
  }

  /** Where this very key is, or -1. */
  private int locate(Object key) {
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i) == key) {
        return i;
      }
    }
    return -1;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
      copy.keys = Sequences.copy(keys);
      copy.values = Sequences.copy(values);
      copy.keys.treeBuild();
      copy.nodes = null;
      copy.modCount = 0;
      copy.keySet = null;
      copy.valueCollection = null;
      copy.entrySet = null;
      copy.descendingMap = null;
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  // Views.

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

  @Override
  public Collection<V> values() {
    if (valueCollection == null) {
      valueCollection = new ValueCollection();
    }
    return valueCollection;
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    if (entrySet == null) {
      entrySet = new EntrySet();
    }
    return entrySet;
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    if (descendingMap == null) {
      descendingMap = new TreeSubMap<>(this, true, null, true, true, null, true, true);
    }
    return descendingMap;
  }

  @Override
  public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
    return new TreeSubMap<>(this, false, from, fromInclusive, false, to, toInclusive, false);
  }

  @Override
  public NavigableMap<K, V> headMap(K to, boolean inclusive) {
    return new TreeSubMap<>(this, true, null, true, false, to, inclusive, false);
  }

  @Override
  public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
    return new TreeSubMap<>(this, false, from, inclusive, true, null, true, false);
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

  final Iterator<K> keyIterator() {
    return TreeIterator.keys(this, 0, keys.size(), false);
  }

  final Iterator<K> descendingKeyIterator() {
    return TreeIterator.keys(this, 0, keys.size(), true);
  }

  /** Whether the entry is in the map: its index, or -1. */
  final int indexOfEntry(Map.Entry<?, ?> entry) {
    Object value = entry.getValue();
    int index = find(entry.getKey());
    return index >= 0 && Objects.equals(valueAt(index), value) ? index : -1;
  }

  private final class ValueCollection extends AbstractCollection<V> {
    @Override
    public Iterator<V> iterator() {
      return TreeIterator.values(TreeMap.this, 0, keys.size(), false);
    }

    @Override
    public int size() {
      return keys.size();
    }

    @Override
    public boolean contains(Object value) {
      return containsValue(value);
    }

    @Override
    public boolean remove(Object value) {
      for (int i = 0; i < keys.size(); i++) {
        if (Objects.equals(valueAt(i), value)) {
          removeAt(i);
          return true;
        }
      }
      return false;
    }

    @Override
    public void clear() {
      TreeMap.this.clear();
    }
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return TreeIterator.entries(TreeMap.this, 0, keys.size(), false);
    }

    @Override
    public int size() {
      return keys.size();
    }

    @Override
    public boolean contains(Object object) {
      return object instanceof Map.Entry && indexOfEntry((Map.Entry<?, ?>) object) >= 0;
    }

    @Override
    public boolean remove(Object object) {
      int index = object instanceof Map.Entry ? indexOfEntry((Map.Entry<?, ?>) object) : -1;
      if (index < 0) {
        return false;
      }
      removeAt(index);
      return true;
    }

    @Override
    public void clear() {
      TreeMap.this.clear();
    }
  }

  /** An entry of the map; after its node has gone, a pair of its own. */
  static final class Node<K, V> implements Map.Entry<K, V> {
    private TreeMap<K, V> map;
    private K key;
    private int index;
    private int modified;
    private V value;

    Node(TreeMap<K, V> map, K key) {
      this.map = map;
      this.key = key;
    }

    private void leave(V last) {
      map = null;
      value = last;
    }

    private int index() {
      return map.modCount == modified ? index : map.locate(key);
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return map == null ? value : map.valueAt(index());
    }

    @Override
    public V setValue(V replacement) {
      V old = getValue();
      if (map == null) {
        value = replacement;
      } else {
        map.setValueAt(index(), replacement);
      }
      return old;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
      return Objects.equals(key, entry.getKey()) && Objects.equals(getValue(), entry.getValue());
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(getValue());
    }

    @Override
    public String toString() {
      return key + "=" + getValue();
    }
  }
}
