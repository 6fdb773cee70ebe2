// The abstract table in plain Java. HASHED keeps its keys in a real HashMap under the hashes given, so that the order is the JDK's.
package jury.rt;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

public final class Table {
  public static final int HASHED = 0;
  public static final int LINKED = 1;

  /** A key with the hash it was put under; found through the indices, so that no two are equal. */
  private static final class Key {
    final Object object;
    final int hash;
    int generation;

    Key(Object object, int hash) {
      this.object = object;
      this.hash = hash;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  private final int order;
  private Map<Key, Object> map;
  private final Map<Object, Key> simple = new HashMap<>();
  private final Map<Object, Key> complex = new IdentityHashMap<>();
  /** In the order of insertion, those put ahead first: so each bucket of a HashMap has them. */
  private final ArrayList<Key> inserted = new ArrayList<>();

  /** The entry objects of the real map when generation was last asked for. */
  private final Map<Key, Map.Entry<Key, Object>> entries = new IdentityHashMap<>();
  private int generations;

  private Table(int order) {
    this.order = order;
    map = order == HASHED ? new HashMap<>() : new LinkedHashMap<>();
  }

  public static Table create(int order) {
    return new Table(order);
  }

  private Map<Object, Key> index(Object key) {
    return Values.simple(key) ? simple : complex;
  }

  private Key stored(Object key) {
    return index(key).get(key);
  }

  public int size() {
    return map.size();
  }

  public boolean has(Object key) {
    return stored(key) != null;
  }

  public Object get(Object key) {
    return map.get(stored(key));
  }

  public Object key(Object key) {
    Key found = stored(key);
    return found == null ? null : found.object;
  }

  private Key enter(Object key, int hash, boolean ahead) {
    Key wrapped = new Key(key, hash);
    index(key).put(key, wrapped);
    inserted.add(ahead ? 0 : inserted.size(), wrapped);
    return wrapped;
  }

  public void put(Object key, Object value, int hash) {
    Key found = stored(key);
    map.put(found == null ? enter(key, hash, false) : found, value);
  }

  public void putAhead(Object key, Object value, int hash) {
    Key found = stored(key);
    if (found != null) {
      map.put(found, value);
    } else if (value == null) {
      throw new BrokenContract("Table.putAhead of null");
    } else {
      map.computeIfAbsent(enter(key, hash, true), unused -> value);
    }
  }

  public void settle() {
    map.computeIfAbsent(new Key(new Object(), 0), unused -> null);
  }

  public void remove(Object key) {
    Key found = stored(key);
    if (found != null) {
      map.remove(found);
      entries.remove(found);
      inserted.remove(found);
      index(key).remove(key);
    }
  }

  public void removeVisited(Object key) {
    Key found = stored(key);
    if (found == null) {
      return;
    }
    Iterator<Key> keys = map.keySet().iterator();
    while (keys.next() != found) {}
    keys.remove();
    entries.remove(found);
    inserted.remove(found);
    index(key).remove(key);
  }

  public void clear() {
    map.clear();
    entries.clear();
    inserted.clear();
    simple.clear();
    complex.clear();
  }

  public void touch(Object key) {
    Key found = stored(key);
    Object value = map.remove(found);
    entries.remove(found);
    map.put(found, value);
  }

  public Object last() {
    if (map.isEmpty() || order != LINKED) {
      throw new BrokenContract("Table.last");
    }
    Object[] keys = keys();
    return keys[keys.length - 1];
  }

  public boolean hasValue(Object simpleValue) {
    return map.containsValue(simpleValue);
  }

  public void capacity(int initialCapacity, float loadFactor) {
    if (order == HASHED) {
      map = new HashMap<>(initialCapacity, loadFactor);
    }
  }

  public void expect(int count) {
    map.putAll(
        new AbstractMap<Key, Object>() {
          @Override
          public int size() {
            return count;
          }

          @Override
          public Set<Map.Entry<Key, Object>> entrySet() {
            return Collections.emptySet();
          }
        });
  }

  private Object[] keys() {
    return map.keySet().stream().map(key -> key.object).toArray();
  }

  public Cursor cursor() {
    return new Cursor(keys());
  }

  public Object findHashed(int hash, int position) {
    int left = position;
    for (Key candidate : inserted) {
      if (candidate.hash == hash && candidate.object != null) {
        if (left == 0) {
          return candidate.object;
        }
        left--;
      }
    }
    return null;
  }

  public int generation(Object key) {
    for (Map.Entry<Key, Object> entry : map.entrySet()) {
      Map.Entry<Key, Object> before = entries.put(entry.getKey(), entry);
      if (before != null && before != entry) {
        entry.getKey().generation++;
        generations++;
      }
    }
    Key found = stored(key);
    return found == null ? generations : found.generation;
  }
}
