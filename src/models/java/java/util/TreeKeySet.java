// The keys of a TreeMap or of a part of one. Not a class of the JDK.
package java.util;

final class TreeKeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
  private final NavigableMap<E, ?> map;

  TreeKeySet(NavigableMap<E, ?> map) {
    this.map = map;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Iterator<E> iterator() {
    return map instanceof TreeMap ? ((TreeMap<E, ?>) map).keyIterator() : ((TreeSubMap<E, ?>) map).keyIterator(false);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return map instanceof TreeMap ? ((TreeMap<E, ?>) map).descendingKeyIterator() : ((TreeSubMap<E, ?>) map).keyIterator(true);
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
  public boolean contains(Object key) {
    return map.containsKey(key);
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public E lower(E key) {
    return map.lowerKey(key);
  }

  @Override
  public E floor(E key) {
    return map.floorKey(key);
  }

  @Override
  public E ceiling(E key) {
    return map.ceilingKey(key);
  }

  @Override
  public E higher(E key) {
    return map.higherKey(key);
  }

  @Override
  public E first() {
    return map.firstKey();
  }

  @Override
  public E last() {
    return map.lastKey();
  }

  @Override
  public Comparator<? super E> comparator() {
    return map.comparator();
  }

  @Override
  public E pollFirst() {
    Map.Entry<E, ?> entry = map.pollFirstEntry();
    return entry == null ? null : entry.getKey();
  }

  @Override
  public E pollLast() {
    Map.Entry<E, ?> entry = map.pollLastEntry();
    return entry == null ? null : entry.getKey();
  }

  @Override
  public boolean remove(Object key) {
    int size = size();
    map.remove(key);
    return size() != size;
  }

  @Override
  public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
    return new TreeKeySet<>(map.subMap(from, fromInclusive, to, toInclusive));
  }

  @Override
  public NavigableSet<E> headSet(E to, boolean inclusive) {
    return new TreeKeySet<>(map.headMap(to, inclusive));
  }

  @Override
  public NavigableSet<E> tailSet(E from, boolean inclusive) {
    return new TreeKeySet<>(map.tailMap(from, inclusive));
  }

  @Override
  public SortedSet<E> subSet(E from, E to) {
    return subSet(from, true, to, false);
  }

  @Override
  public SortedSet<E> headSet(E to) {
    return headSet(to, false);
  }

  @Override
  public SortedSet<E> tailSet(E from) {
    return tailSet(from, true);
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return new TreeKeySet<>(map.descendingMap());
  }
}
