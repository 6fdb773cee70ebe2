// What List.of, Set.of, Map.of and copyOf give, in the shape that those methods of the JDK expect: lists over abstract sequences, sets
// and maps over a HashMap that nobody changes. The order of the sets and maps is any order; an execution takes the HashMap's.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jury.rt.Seq;
import jury.rt.Values;

class ImmutableCollections {
  static final ListN<?> EMPTY_LIST = new ListN<>(new Object[0], false);
  static final ListN<?> EMPTY_LIST_NULLS = new ListN<>(new Object[0], true);
  static final SetN<?> EMPTY_SET = new SetN<>();
  static final MapN<?, ?> EMPTY_MAP = new MapN<>();

  private ImmutableCollections() {}

  /** The order is that of no other JVM, as if the elements hashed by their identity. */
  private static void noteOrder(HashMap<?, ?> map) {
    if (map.size() > 1) {
      Values.identityHash(map);
    }
  }

  static UnsupportedOperationException uoe() {
    return new UnsupportedOperationException();
  }

  // Lists.

  @SuppressWarnings("unchecked")
  static <E> List<E> listCopy(Collection<? extends E> collection) {
    boolean done = collection instanceof List12 || collection instanceof ListN && !((ListN<?>) collection).allowNulls;
    return done ? (List<E>) collection : (List<E>) listFromTrustedArray(collection.toArray());
  }

  @SafeVarargs
  static <E> List<E> listFromArray(E... input) {
    checkNoNulls(input);
    return new ListN<>(input, false);
  }

  @SuppressWarnings("unchecked")
  static <E> List<E> listFromTrustedArray(Object... input) {
    checkNoNulls(input);
    switch (input.length) {
      case 0:
        return (List<E>) EMPTY_LIST;
      case 1:
        return (List<E>) new List12<>(input[0]);
      case 2:
        return (List<E>) new List12<>(input[0], input[1]);
      default:
        return new ListN<>(input, false);
    }
  }

  @SuppressWarnings("unchecked")
  static <E> List<E> listFromTrustedArrayNullsAllowed(Object... input) {
    return input.length == 0 ? (List<E>) EMPTY_LIST_NULLS : new ListN<>(input, true);
  }

  private static void checkNoNulls(Object[] input) {
    for (Object element : input) {
      Objects.requireNonNull(element);
    }
  }

  abstract static class AbstractImmutableCollection<E> extends AbstractCollection<E> {
    @Override
    public boolean add(E element) {
      throw uoe();
    }

    @Override
    public boolean addAll(Collection<? extends E> collection) {
      throw uoe();
    }

    @Override
    public void clear() {
      throw uoe();
    }

    @Override
    public boolean remove(Object object) {
      throw uoe();
    }

    @Override
    public boolean removeAll(Collection<?> collection) {
      throw uoe();
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw uoe();
    }

    @Override
    public boolean retainAll(Collection<?> collection) {
      throw uoe();
    }
  }

  /** A range of a sequence that does not change. */
  abstract static class AbstractImmutableList<E> extends AbstractImmutableCollection<E> implements List<E>, RandomAccess {
    final Seq seq;
    final int offset;
    final int size;
    final boolean allowNulls;

    AbstractImmutableList(Seq seq, int offset, int size, boolean allowNulls) {
      this.seq = seq;
      this.offset = offset;
      this.size = size;
      this.allowNulls = allowNulls;
    }

    /** What a get beyond the list throws. */
    abstract IndexOutOfBoundsException outside(int index);

    final IndexOutOfBoundsException outOfBounds(int index) {
      return new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public boolean isEmpty() {
      return size == 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
      if (index < 0 || index >= size) {
        throw outside(index);
      }
      return (E) seq.get(offset + index);
    }

    private void checkSearchable(Object object) {
      if (object == null && !allowNulls) {
        throw new NullPointerException();
      }
    }

    @Override
    public int indexOf(Object object) {
      checkSearchable(object);
      int index = Sequences.find(seq, object, offset, offset + size);
      return index < 0 ? -1 : index - offset;
    }

    @Override
    public int lastIndexOf(Object object) {
      checkSearchable(object);
      int index = Sequences.findLast(seq, object, offset, offset + size);
      return index < 0 ? -1 : index - offset;
    }

    @Override
    public boolean contains(Object object) {
      return indexOf(object) >= 0;
    }

    @Override
    public Object[] toArray() {
      return Sequences.toArray(seq, offset, offset + size);
    }

    @Override
    public <T> T[] toArray(T[] target) {
      return Sequences.toArray(toArray(), target);
    }

    @Override
    public List<E> subList(int from, int to) {
      Sequences.checkSubList(from, to, size);
      return new SubList<>(this, from, to - from);
    }

    @Override
    public Iterator<E> iterator() {
      return new ListItr<>(this, 0, false);
    }

    @Override
    public ListIterator<E> listIterator() {
      return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      if (index < 0 || index > size) {
        throw outOfBounds(index);
      }
      return new ListItr<>(this, index, true);
    }

    @Override
    public boolean equals(Object other) {
      return other == this || other instanceof List && Sequences.equalRange(seq, (List<?>) other, offset, offset + size);
    }

    @Override
    public int hashCode() {
      return Sequences.hashRange(seq, offset, offset + size);
    }

    @Override
    public void add(int index, E element) {
      throw uoe();
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> collection) {
      throw uoe();
    }

    @Override
    public E remove(int index) {
      throw uoe();
    }

    public E removeFirst() {
      throw uoe();
    }

    public E removeLast() {
      throw uoe();
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      throw uoe();
    }

    @Override
    public E set(int index, E element) {
      throw uoe();
    }

    @Override
    public void sort(Comparator<? super E> comparator) {
      throw uoe();
    }
  }

  /** An Iterator as well, whose further methods then are not supported. */
  static final class ListItr<E> implements ListIterator<E> {
    private final AbstractImmutableList<E> list;
    private final boolean isListIterator;
    private int cursor;

    ListItr(AbstractImmutableList<E> list, int cursor, boolean isListIterator) {
      this.list = list;
      this.cursor = cursor;
      this.isListIterator = isListIterator;
    }

    private void checkListIterator() {
      if (!isListIterator) {
        throw uoe();
      }
    }

    @Override
    public boolean hasNext() {
      return cursor != list.size;
    }

    @Override
    public E next() {
      if (cursor >= list.size) {
        throw new NoSuchElementException();
      }
      cursor++;
      return list.get(cursor - 1);
    }

    @Override
    public boolean hasPrevious() {
      checkListIterator();
      return cursor != 0;
    }

    @Override
    public E previous() {
      checkListIterator();
      if (cursor <= 0) {
        throw new NoSuchElementException();
      }
      cursor--;
      return list.get(cursor);
    }

    @Override
    public int nextIndex() {
      checkListIterator();
      return cursor;
    }

    @Override
    public int previousIndex() {
      checkListIterator();
      return cursor - 1;
    }

    @Override
    public void remove() {
      throw uoe();
    }

    @Override
    public void set(E element) {
      throw uoe();
    }

    @Override
    public void add(E element) {
      throw uoe();
    }
  }

  static final class SubList<E> extends AbstractImmutableList<E> {
    SubList(AbstractImmutableList<E> list, int from, int size) {
      super(list.seq, list.offset + from, size, list.allowNulls);
    }

    @Override
    IndexOutOfBoundsException outside(int index) {
      return new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
    }
  }

  static final class List12<E> extends AbstractImmutableList<E> implements java.io.Serializable {
    List12(E first) {
      super(Seq.create(), 0, 1, false);
      seq.append(Objects.requireNonNull(first));
    }

    List12(E first, E second) {
      super(Seq.create(), 0, 2, false);
      seq.append(Objects.requireNonNull(first));
      seq.append(Objects.requireNonNull(second));
    }

    @Override
    IndexOutOfBoundsException outside(int index) {
      return outOfBounds(index);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      for (int i = 0; i < size; i++) {
        action.accept(get(i));
      }
    }
  }

  static final class ListN<E> extends AbstractImmutableList<E> implements java.io.Serializable {
    ListN(Object[] elements, boolean allowNulls) {
      super(Sequences.of(elements), 0, elements.length, allowNulls);
    }

    @Override
    IndexOutOfBoundsException outside(int index) {
      return new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
    }
  }

  // Sets.

  abstract static class AbstractImmutableSet<E> extends AbstractImmutableCollection<E> implements Set<E> {
    final HashMap<E, Object> map = new HashMap<>();

    /** Adds an element, which must be a new one. */
    final void enter(E element) {
      if (map.put(Objects.requireNonNull(element), Boolean.TRUE) != null) {
        throw new IllegalArgumentException("duplicate element: " + element);
      }
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean isEmpty() {
      return map.isEmpty();
    }

    @Override
    public boolean contains(Object object) {
      return map.containsKey(Objects.requireNonNull(object));
    }

    @Override
    public Iterator<E> iterator() {
      noteOrder(map);
      return new FixedIterator<>(map.keySet().iterator());
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) {
        return true;
      }
      if (!(other instanceof Set) || ((Collection<?>) other).size() != size()) {
        return false;
      }
      for (Object element : (Collection<?>) other) {
        if (element == null || !contains(element)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int hashCode() {
      int hash = 0;
      for (E element : this) {
        hash += element.hashCode();
      }
      return hash;
    }
  }

  /** Does not remove. */
  private static final class FixedIterator<E> implements Iterator<E> {
    private final Iterator<E> iterator;

    FixedIterator(Iterator<E> iterator) {
      this.iterator = iterator;
    }

    @Override
    public boolean hasNext() {
      return iterator.hasNext();
    }

    @Override
    public E next() {
      return iterator.next();
    }
  }

  static final class Set12<E> extends AbstractImmutableSet<E> implements java.io.Serializable {
    Set12(E first) {
      enter(first);
    }

    Set12(E first, E second) {
      Objects.requireNonNull(second);
      if (first.equals(second)) {
        throw new IllegalArgumentException("duplicate element: " + first);
      }
      enter(first);
      enter(second);
    }
  }

  static final class SetN<E> extends AbstractImmutableSet<E> implements java.io.Serializable {
    @SafeVarargs
    SetN(E... elements) {
      for (E element : elements) {
        enter(element);
      }
    }
  }

  // Maps.

  abstract static class AbstractImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
    final HashMap<K, V> map = new HashMap<>();

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean isEmpty() {
      return map.isEmpty();
    }

    @Override
    public V get(Object key) {
      return map.get(Objects.requireNonNull(key));
    }

    @Override
    public V getOrDefault(Object key, V otherwise) {
      return map.getOrDefault(Objects.requireNonNull(key), otherwise);
    }

    @Override
    public boolean containsKey(Object key) {
      return map.containsKey(Objects.requireNonNull(key));
    }

    @Override
    public boolean containsValue(Object value) {
      return map.containsValue(Objects.requireNonNull(value));
    }

    @Override
    public int hashCode() {
      return map.hashCode();
    }

    @Override
    public void clear() {
      throw uoe();
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      throw uoe();
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
      throw uoe();
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      throw uoe();
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
      throw uoe();
    }

    @Override
    public V put(K key, V value) {
      throw uoe();
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> other) {
      throw uoe();
    }

    @Override
    public V putIfAbsent(K key, V value) {
      throw uoe();
    }

    @Override
    public V remove(Object key) {
      throw uoe();
    }

    @Override
    public boolean remove(Object key, Object value) {
      throw uoe();
    }

    @Override
    public V replace(K key, V value) {
      throw uoe();
    }

    @Override
    public boolean replace(K key, V expected, V value) {
      throw uoe();
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      throw uoe();
    }
  }

  static final class Map1<K, V> extends AbstractImmutableMap<K, V> {
    Map1(K key, V value) {
      map.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      K key = map.keySet().iterator().next();
      return Set.of(Map.entry(key, map.get(key)));
    }
  }

  static final class MapN<K, V> extends AbstractImmutableMap<K, V> {
    @SuppressWarnings("unchecked")
    MapN(Object... input) {
      if (input.length % 2 != 0) {
        throw new InternalError("length is odd");
      }
      for (int i = 0; i < input.length; i += 2) {
        K key = (K) Objects.requireNonNull(input[i]);
        V value = (V) Objects.requireNonNull(input[i + 1]);
        if (map.put(key, value) != null) {
          throw new IllegalArgumentException("duplicate key: " + key);
        }
      }
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return new EntrySet<>(map);
    }
  }

  private static final class EntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
    private final HashMap<K, V> map;

    EntrySet(HashMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EntryIterator<>(map);
    }
  }

  private static final class EntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
    private final HashMap<K, V> map;
    private final Iterator<K> keys;

    EntryIterator(HashMap<K, V> map) {
      this.map = map;
      noteOrder(map);
      keys = map.keySet().iterator();
    }

    @Override
    public boolean hasNext() {
      return keys.hasNext();
    }

    @Override
    @SuppressWarnings("unchecked")
    public Map.Entry<K, V> next() {
      K key = keys.next();
      return Map.entry(key, (V) map.table.get(key));
    }
  }
}
