// LinkedHashMap: a HashMap over a table in the order of insertion or, when asked for, of access. What an access-ordered map moves counts
// as modified. The eldest entry is offered for removal only to subclasses, which may override the decision.
package java.util;

import jury.rt.Cursor;
import jury.rt.Seq;
import jury.rt.Table;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
  private static final long serialVersionUID = 3801124242820219131L;

  private final boolean accessOrder;

  public LinkedHashMap() {
    accessOrder = false;
  }

  public LinkedHashMap(int capacity) {
    super(capacity);
    accessOrder = false;
  }

  public LinkedHashMap(int capacity, float loadFactor) {
    super(capacity, loadFactor);
    accessOrder = false;
  }

  public LinkedHashMap(int capacity, float loadFactor, boolean accessOrder) {
    super(capacity, loadFactor);
    this.accessOrder = accessOrder;
  }

  public LinkedHashMap(Map<? extends K, ? extends V> map) {
    super(map);
    accessOrder = false;
  }

  public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("Negative number of mappings: " + count);
    }
    return new LinkedHashMap<>(calculateHashMapCapacity(count));
  }

  @Override
  Table createTable() {
    return Table.create(Table.LINKED);
  }

  @Override
  boolean isLinked() {
    return true;
  }

  @Override
  void accessed(Object key) {
    if (accessOrder && table.key(key) != table.last()) {
      table.touch(key);
      modCount++;
    }
  }

  @Override
  void inserted(boolean evict) {
    if (evict && getClass() != LinkedHashMap.class) {
      Object eldest = table.cursor().current();
      if (removeEldestEntry(node(eldest))) {
        unlink(find(plain(eldest)));
      }
    }
  }

  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return false;
  }

  @Override
  public V get(Object key) {
    return getOrDefault(key, null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public V getOrDefault(Object key, V otherwise) {
    Object stored = find(key);
    if (!table.has(stored)) {
      return otherwise;
    }
    accessed(stored);
    return (V) table.get(stored);
  }

  // Of releases from 21 on.

  @Override
  public Map.Entry<K, V> firstEntry() {
    return table.size() == 0 ? null : snapshot(table.cursor().current());
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return table.size() == 0 ? null : snapshot(table.last());
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return table.size() == 0 ? null : poll(firstEntry(), table.cursor().current());
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return table.size() == 0 ? null : poll(lastEntry(), table.last());
  }

  private Map.Entry<K, V> poll(Map.Entry<K, V> entry, Object stored) {
    unlink(stored);
    return entry;
  }

  @SuppressWarnings("unchecked")
  private Map.Entry<K, V> snapshot(Object key) {
    return new AbstractMap.SimpleImmutableEntry<>((K) plain(key), (V) table.get(key));
  }

  @Override
  public V putFirst(K key, V value) {
    boolean present = containsKey(key);
    Object first = present ? table.cursor().current() : null;
    V old = put(key, value);
    Object stored = find(key);
    if (present && stored != first) {
      modCount++;
    }
    Cursor cursor = table.cursor();
    while (cursor.hasMore()) {
      if (cursor.current() != table.key(stored)) {
        table.touch(cursor.current());
      }
      cursor.moveNext();
    }
    return old;
  }

  @Override
  public V putLast(K key, V value) {
    V old = put(key, value);
    Object stored = find(key);
    if (table.key(stored) != table.last()) {
      table.touch(stored);
      modCount++;
    }
    return old;
  }

  @Override
  public SequencedMap<K, V> reversed() {
    return new ReversedLinkedMap<>(this);
  }

  /** The stored keys in their order. */
  final Seq keySequence() {
    Seq keys = Seq.create();
    Cursor cursor = table.cursor();
    while (cursor.hasMore()) {
      keys.append(cursor.current());
      cursor.moveNext();
    }
    return keys;
  }
}
