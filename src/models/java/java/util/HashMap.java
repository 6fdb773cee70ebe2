// HashMap over an abstract table from keys to values. The table compares keys whose equality runs no user code; for the others the stored
// key that equals the one asked for is found first, among those with its hash, as the JDK does.
// Entries are made when they are first handed out; while their key is in the map they read and write the table, afterwards they keep the
// last value, as the JDK's nodes do. The spliterators are those that Set and Collection provide.
// A key that is in the table under an earlier hash code and is added again is entered as an alias, since the table holds an object once.
// Not handled: when the action of a forEach changes the map so that the JDK's table grows, the visits before the exception may differ.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import jury.rt.Cursor;
import jury.rt.Table;
import jury.rt.Values;

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = 362498820763181265L;

  /** Stands for the stored key when there is none; never a key itself. */
  private static final Object ABSENT = new Object();

  Table table = createTable();
  int modCount;
  private float loadFactor = 0.75f;
  private boolean aliased;
  private Table nodes;
  private int generations;
  private Set<K> keySet;
  private Collection<V> values;
  private Set<Map.Entry<K, V>> entrySet;

  public HashMap() {}

  public HashMap(int capacity) {
    this(capacity, 0.75f);
  }

  public HashMap(int capacity, float loadFactor) {
    if (capacity < 0) {
      throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
    }
    if (loadFactor <= 0 || loadFactor != loadFactor) {
      throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
    }
    this.loadFactor = loadFactor;
    table.capacity(capacity, loadFactor);
  }

  public HashMap(Map<? extends K, ? extends V> map) {
    putAll(map, false);
  }

  public static <K, V> HashMap<K, V> newHashMap(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("Negative number of mappings: " + count);
    }
    return new HashMap<>(calculateHashMapCapacity(count));
  }

  /** How many places a table has that is to hold so many keys. */
  static int calculateHashMapCapacity(int count) {
    return (int) Math.ceil(count / 0.75);
  }

  // What LinkedHashMap does differently.

  Table createTable() {
    return Table.create(Table.HASHED);
  }

  /** Whether a forEach stops at an entry that it has removed. */
  boolean isLinked() {
    return false;
  }

  /** The value of a present key has been looked up or replaced. */
  void accessed(Object key) {}

  /** A key has been added. */
  void inserted(boolean evict) {}

  // The search for keys.

  private static int hashOf(Object key) {
    return Values.simple(key) ? Values.hash(key) : key.hashCode();
  }

  /** The stored key, or one that is not in the table. */
  final Object find(Object key) {
    return Values.simple(key) ? key : search(key, key.hashCode());
  }

  private Object find(Object key, int hash) {
    return Values.simple(key) ? key : search(key, hash);
  }

  private Object search(Object key, int hash) {
    Object candidate = table.findHashed(hash, 0);
    for (int i = 1; candidate != null; i++) {
      Object plain = plain(candidate);
      if (plain == key || key.equals(plain)) {
        return candidate;
      }
      candidate = table.findHashed(hash, i);
    }
    return hash == 0 && table.has(null) && key.equals(null) ? null : ABSENT;
  }

  /** Stands in the table for a key that is there already, under another hash code. */
  private static final class Alias {
    final Object key;

    Alias(Object key) {
      this.key = key;
    }
  }

  /** The program's key for a stored one. */
  final Object plain(Object stored) {
    return aliased && stored instanceof Alias ? ((Alias) stored).key : stored;
  }

  /** What to store for a new key. */
  private Object fresh(Object key) {
    if (Values.simple(key) || !table.has(key)) {
      return key;
    }
    aliased = true;
    return new Alias(key);
  }

  // Reading.

  @Override
  public int size() {
    return table.size();
  }

  @Override
  public boolean isEmpty() {
    return table.size() == 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V get(Object key) {
    return (V) table.get(find(key));
  }

  @Override
  @SuppressWarnings("unchecked")
  public V getOrDefault(Object key, V otherwise) {
    Object stored = find(key);
    return table.has(stored) ? (V) table.get(stored) : otherwise;
  }

  @Override
  public boolean containsKey(Object key) {
    return table.has(find(key));
  }

  @Override
  public boolean containsValue(Object value) {
    if (Values.simple(value)) {
      return table.hasValue(value);
    }
    Cursor cursor = table.cursor();
    while (cursor.hasMore()) {
      Object candidate = table.get(cursor.current());
      if (candidate == value || value.equals(candidate)) {
        return true;
      }
      cursor.moveNext();
    }
    return false;
  }

  // Writing.

  @Override
  public V put(K key, V value) {
    return put(key, value, false, true);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, true, true);
  }

  @SuppressWarnings("unchecked")
  private V put(K key, V value, boolean onlyIfAbsent, boolean evict) {
    int hash = hashOf(key);
    Object stored = find(key, hash);
    if (table.has(stored)) {
      V old = (V) table.get(stored);
      if (!onlyIfAbsent || old == null) {
        table.put(stored, value, hash);
      }
      accessed(stored);
      return old;
    }
    table.put(fresh(key), value, hash);
    renew();
    modCount++;
    inserted(evict);
    return null;
  }

  /** Puts in a key that had this hash code, and equalled no other key, when it was put in (UnknownTables). */
  final void enter(K key, V value, int hash) {
    Object candidate = table.findHashed(hash, 0);
    for (int i = 1; candidate != null; i++) {
      if (plain(candidate) == key) {
        return;
      }
      candidate = table.findHashed(hash, i);
    }
    table.put(fresh(key), value, hash);
    modCount++;
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> map) {
    putAll(map, true);
  }

  private void putAll(Map<? extends K, ? extends V> map, boolean evict) {
    int size = map.size();
    if (size > 0) {
      table.expect(size);
      renew();
      if (map.getClass() == HashMap.class || map.getClass() == LinkedHashMap.class) {
        putAllKeys((HashMap<? extends K, ? extends V>) map, evict);
      } else {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
          put(entry.getKey(), entry.getValue(), false, evict);
        }
      }
    }
  }

  /** Saves the other map's entry objects. */
  @SuppressWarnings("unchecked")
  private void putAllKeys(HashMap<? extends K, ? extends V> map, boolean evict) {
    HashMap<? extends K, ? extends V>.HashIterator keys = map.new HashIterator();
    while (keys.hasNext()) {
      Object stored = keys.nextKey();
      put((K) map.plain(stored), (V) map.table.get(stored), false, evict);
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public V remove(Object key) {
    Object stored = find(key);
    V old = (V) table.get(stored);
    unlink(stored);
    return old;
  }

  @Override
  public boolean remove(Object key, Object value) {
    Object stored = find(key);
    return table.has(stored) && same(value, table.get(stored)) && unlink(stored);
  }

  private static boolean same(Object wanted, Object candidate) {
    return wanted == candidate || wanted != null && wanted.equals(candidate);
  }

  /** Removes the stored key, if there; an entry of it that has been handed out keeps the value. */
  final boolean unlink(Object key) {
    return unlink(key, false);
  }

  private boolean unlink(Object key, boolean visited) {
    if (!table.has(key)) {
      return false;
    }
    if (nodes != null) {
      release(key);
    }
    if (visited) {
      table.removeVisited(key);
    } else {
      table.remove(key);
    }
    renew();
    modCount++;
    return true;
  }

  /** Where a bucket has become a tree, or a list again, the JDK has made new entries; those handed out before are no longer the map's. */
  private void renew() {
    if (nodes == null || table.generation(ABSENT) == generations) {
      return;
    }
    generations = table.generation(ABSENT);
    Cursor cursor = nodes.cursor();
    while (cursor.hasMore()) {
      Object key = cursor.current();
      if (((Node<?, ?>) nodes.get(key)).generation != table.generation(key)) {
        release(key);
      }
      cursor.moveNext();
    }
  }

  @SuppressWarnings("unchecked")
  private void release(Object key) {
    Node<K, V> node = (Node<K, V>) nodes.get(key);
    if (node != null) {
      node.value = (V) table.get(key);
      node.map = null;
      nodes.remove(key);
    }
  }

  @Override
  public void clear() {
    modCount++;
    if (nodes != null) {
      Cursor cursor = nodes.cursor();
      while (cursor.hasMore()) {
        release(cursor.current());
        cursor.moveNext();
      }
    }
    table.clear();
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean replace(K key, V expected, V value) {
    Object stored = find(key);
    if (!table.has(stored) || !same(table.get(stored), expected)) {
      return false;
    }
    table.put(stored, value, 0);
    accessed(stored);
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V replace(K key, V value) {
    Object stored = find(key);
    if (!table.has(stored)) {
      return null;
    }
    V old = (V) table.get(stored);
    table.put(stored, value, 0);
    accessed(stored);
    return old;
  }

  private void checkForComodification(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  /** Where the JDK puts a computed key. */
  private void putComputed(K key, V value, int hash) {
    table.putAhead(fresh(key), value, hash);
    renew();
    modCount++;
    inserted(true);
  }

  /** Replaces the value of a stored key, or removes the key for null. */
  private void update(Object stored, V value) {
    if (value == null) {
      unlink(stored);
    } else {
      table.put(stored, value, 0);
      accessed(stored);
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    if (function == null) {
      throw new NullPointerException();
    }
    int hash = hashOf(key);
    table.settle();
    renew();
    Object stored = find(key, hash);
    V old = (V) table.get(stored);
    if (old != null) {
      accessed(stored);
      return old;
    }
    int expected = modCount;
    V value = function.apply(key);
    checkForComodification(expected);
    if (value == null) {
      return null;
    }
    if (table.has(stored)) {
      update(stored, value);
    } else {
      putComputed(key, value, hash);
    }
    return value;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    if (function == null) {
      throw new NullPointerException();
    }
    Object stored = find(key);
    V old = (V) table.get(stored);
    if (old == null) {
      return null;
    }
    int expected = modCount;
    V value = function.apply(key, old);
    checkForComodification(expected);
    update(stored, value);
    return value;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    if (function == null) {
      throw new NullPointerException();
    }
    int hash = hashOf(key);
    table.settle();
    renew();
    Object stored = find(key, hash);
    int expected = modCount;
    V value = function.apply(key, (V) table.get(stored));
    checkForComodification(expected);
    if (table.has(stored)) {
      update(stored, value);
    } else if (value != null) {
      putComputed(key, value, hash);
    }
    return value;
  }

  @Override
  @SuppressWarnings("unchecked")
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
    if (value == null || function == null) {
      throw new NullPointerException();
    }
    int hash = hashOf(key);
    table.settle();
    renew();
    Object stored = find(key, hash);
    if (!table.has(stored)) {
      putComputed(key, value, hash);
      return value;
    }
    V result = value;
    V old = (V) table.get(stored);
    if (old != null) {
      int expected = modCount;
      result = function.apply(old, value);
      checkForComodification(expected);
    }
    update(stored, result);
    return result;
  }

  // Traversals.

  /**
   * A traversal that goes on when the map changes meanwhile: forEach checks only at its end. It then visits what follows the present key, or,
   * when that has been removed, what is left of the keys that followed it.
   */
  private final class Walk {
    private Cursor cursor = table.cursor();
    private int seen = modCount;
    private Object key;

    boolean advance() {
      if (modCount != seen) {
        adjust();
      }
      if (!cursor.hasMore()) {
        return false;
      }
      key = cursor.current();
      cursor.moveNext();
      return true;
    }

    @SuppressWarnings("unchecked")
    K key() {
      return (K) plain(key);
    }

    @SuppressWarnings("unchecked")
    V value() {
      return (V) table.get(key);
    }

    private void adjust() {
      if (table.has(key)) {
        cursor = table.cursor();
        while (cursor.current() != table.key(key)) {
          cursor.moveNext();
        }
        cursor.moveNext();
        seen = modCount;
      } else {
        while (cursor.hasMore() && (isLinked() || !table.has(cursor.current()))) {
          cursor.moveNext();
        }
      }
    }
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    if (action == null) {
      throw new NullPointerException();
    }
    int expected = modCount;
    Walk walk = new Walk();
    while (walk.advance()) {
      action.accept(walk.key(), walk.value());
    }
    checkForComodification(expected);
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    if (function == null) {
      throw new NullPointerException();
    }
    int expected = modCount;
    Walk walk = new Walk();
    while (walk.advance()) {
      V value = function.apply(walk.key(), walk.value());
      if (table.has(walk.key)) {
        table.put(walk.key, value, 0);
      }
    }
    checkForComodification(expected);
  }

  private class HashIterator {
    private final Cursor cursor = table.cursor();
    private int expected = modCount;
    private Object current;
    private boolean removable;

    public final boolean hasNext() {
      return cursor.hasMore();
    }

    final Object nextKey() {
      checkForComodification(expected);
      if (!cursor.hasMore()) {
        throw new NoSuchElementException();
      }
      current = cursor.current();
      cursor.moveNext();
      removable = true;
      return current;
    }

    public final void remove() {
      if (!removable) {
        throw new IllegalStateException();
      }
      checkForComodification(expected);
      removable = false;
      unlink(current, true);
      expected = modCount;
    }
  }

  private final class KeyIterator extends HashIterator implements Iterator<K> {
    @Override
    @SuppressWarnings("unchecked")
    public K next() {
      return (K) plain(nextKey());
    }
  }

  private final class ValueIterator extends HashIterator implements Iterator<V> {
    @Override
    @SuppressWarnings("unchecked")
    public V next() {
      return (V) table.get(nextKey());
    }
  }

  private final class EntryIterator extends HashIterator implements Iterator<Map.Entry<K, V>> {
    @Override
    public Map.Entry<K, V> next() {
      return node(nextKey());
    }
  }

  /** The entry of a stored key; the same object as long as the key stays. */
  @SuppressWarnings("unchecked")
  final Node<K, V> node(Object key) {
    if (nodes == null) {
      nodes = Table.create(Table.LINKED);
      generations = table.generation(ABSENT);
    }
    Node<K, V> node = (Node<K, V>) nodes.get(key);
    if (node == null) {
      node = new Node<>(this, table.key(key));
      node.generation = table.generation(key);
      nodes.put(key, node, 0);
    }
    return node;
  }

  static final class Node<K, V> implements Map.Entry<K, V> {
    private HashMap<K, V> map;
    private final Object stored;
    private final K key;
    private int generation;
    private V value;

    @SuppressWarnings("unchecked")
    Node(HashMap<K, V> map, Object stored) {
      this.map = map;
      this.stored = stored;
      key = (K) map.plain(stored);
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    @SuppressWarnings("unchecked")
    public V getValue() {
      return map == null ? value : (V) map.table.get(stored);
    }

    @Override
    public V setValue(V replacement) {
      V old = getValue();
      if (map == null) {
        value = replacement;
      } else {
        map.table.put(stored, replacement, 0);
      }
      return old;
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) {
        return true;
      }
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

  // Views.

  @Override
  public Set<K> keySet() {
    if (keySet == null) {
      keySet = new KeySet();
    }
    return keySet;
  }

  @Override
  public Collection<V> values() {
    if (values == null) {
      values = new ValueCollection();
    }
    return values;
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    if (entrySet == null) {
      entrySet = new EntrySet();
    }
    return entrySet;
  }

  private final class KeySet extends AbstractSet<K> {
    @Override
    public int size() {
      return table.size();
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }

    @Override
    public Iterator<K> iterator() {
      return new KeyIterator();
    }

    @Override
    public boolean contains(Object key) {
      return containsKey(key);
    }

    @Override
    public boolean remove(Object key) {
      return unlink(find(key));
    }

    @Override
    public void forEach(Consumer<? super K> action) {
      if (action == null) {
        throw new NullPointerException();
      }
      int expected = modCount;
      Walk walk = new Walk();
      while (walk.advance()) {
        action.accept(walk.key());
      }
      checkForComodification(expected);
    }
  }

  private final class ValueCollection extends AbstractCollection<V> {
    @Override
    public int size() {
      return table.size();
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }

    @Override
    public Iterator<V> iterator() {
      return new ValueIterator();
    }

    @Override
    public boolean contains(Object value) {
      return containsValue(value);
    }

    @Override
    public void forEach(Consumer<? super V> action) {
      if (action == null) {
        throw new NullPointerException();
      }
      int expected = modCount;
      Walk walk = new Walk();
      while (walk.advance()) {
        action.accept(walk.value());
      }
      checkForComodification(expected);
    }
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public int size() {
      return table.size();
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EntryIterator();
    }

    @Override
    public boolean contains(Object object) {
      if (!(object instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      Object stored = find(entry.getKey());
      return table.has(stored) && Objects.equals(table.get(stored), entry.getValue());
    }

    @Override
    public boolean remove(Object object) {
      if (!(object instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      Object key = entry.getKey();
      return HashMap.this.remove(key, entry.getValue());
    }

    @Override
    public void forEach(Consumer<? super Map.Entry<K, V>> action) {
      if (action == null) {
        throw new NullPointerException();
      }
      int expected = modCount;
      Walk walk = new Walk();
      while (walk.advance()) {
        action.accept(node(walk.key));
      }
      checkForComodification(expected);
    }
  }

  // The map as a whole, without making entries.

  @Override
  public boolean equals(Object other) {
    if (other == this) {
      return true;
    }
    if (!(other instanceof Map) || ((Map<?, ?>) other).size() != size()) {
      return false;
    }
    try {
      return equalsMap((Map<?, ?>) other);
    } catch (ClassCastException | NullPointerException unsuitable) {
      return false;
    }
  }

  private boolean equalsMap(Map<?, ?> other) {
    HashIterator keys = new HashIterator();
    while (keys.hasNext()) {
      Object stored = keys.nextKey();
      Object key = plain(stored);
      Object value = table.get(stored);
      boolean equal = value == null ? other.get(key) == null && other.containsKey(key) : value.equals(other.get(key));
      if (!equal) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    HashIterator keys = new HashIterator();
    while (keys.hasNext()) {
      Object stored = keys.nextKey();
      hash += Objects.hashCode(plain(stored)) ^ Objects.hashCode(table.get(stored));
    }
    return hash;
  }

  @Override
  public String toString() {
    String text = "{";
    HashIterator keys = new HashIterator();
    while (keys.hasNext()) {
      Object stored = keys.nextKey();
      Object key = plain(stored);
      Object value = table.get(stored);
      text += (key == this ? "(this Map)" : key) + "=" + (value == this ? "(this Map)" : value);
      if (keys.hasNext()) {
        text += ", ";
      }
    }
    return text + "}";
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      HashMap<K, V> copy = (HashMap<K, V>) super.clone();
      copy.table = copy.createTable();
      if (size() != 0) {
        copy.table.capacity(0, loadFactor);
      }
      copy.modCount = 0;
      copy.aliased = false;
      copy.nodes = null;
      copy.keySet = null;
      copy.values = null;
      copy.entrySet = null;
      copy.putAll(this, false);
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }
}
