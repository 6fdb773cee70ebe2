// Iterators over a range of positions of a TreeMap, upwards or downwards. Whether there is more is decided when the position before is taken, and
// asked for too much fails before a modification does, as in the JDK. Not a class of the JDK.
// The JDK's iterator over a range that does not reach the end of the map stands at a node and knows its fence by key. When somebody else removes the element
// it stands before, the node may become that of the next key, by the shape of the tree: such an iterator holds the node here too.
package java.util;

abstract class TreeIterator<T> implements Iterator<T> {
  private final TreeMap<?, ?> map;
  private final int step;
  private int next;
  private int remaining;
  private int last = -1;
  private int expected;
  /** Of a range with an end inside the map: the key there; and the node before which the iterator stands. */
  private final boolean fenced;
  private final Object fence;
  private TreeMap.Node<?, ?> upcoming;

  private TreeIterator(TreeMap<?, ?> map, int from, int to, boolean descending) {
    this.map = map;
    step = descending ? -1 : 1;
    next = descending ? to - 1 : from;
    remaining = Math.max(0, to - from);
    expected = map.modCount;
    fenced = remaining > 0 && (descending ? from > 0 : to < map.size());
    fence = fenced ? map.keyAt(descending ? from - 1 : to) : null;
    look();
  }

  private void look() {
    if (fenced) {
      upcoming = map.node(next);
    }
  }

  static <K> Iterator<K> keys(TreeMap<K, ?> map, int from, int to, boolean descending) {
    return new TreeIterator<>(map, from, to, descending) {
      @Override
      K at(int index) {
        return map.keyAt(index);
      }
    };
  }

  static <V> Iterator<V> values(TreeMap<?, V> map, int from, int to, boolean descending) {
    return new TreeIterator<>(map, from, to, descending) {
      @Override
      V at(int index) {
        return map.valueAt(index);
      }
    };
  }

  static <K, V> Iterator<Map.Entry<K, V>> entries(TreeMap<K, V> map, int from, int to, boolean descending) {
    return new TreeIterator<>(map, from, to, descending) {
      @Override
      Map.Entry<K, V> at(int index) {
        return map.node(index);
      }
    };
  }

  abstract T at(int index);

  @Override
  public boolean hasNext() {
    return fenced ? upcoming.getKey() != fence : remaining > 0;
  }

  private void checkForComodification() {
    if (map.modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    checkForComodification();
    last = next;
    next += step;
    remaining--;
    look();
    return at(last);
  }

  @Override
  public void remove() {
    if (last < 0) {
      throw new IllegalStateException();
    }
    checkForComodification();
    map.removeAt(last);
    if (step > 0) {
      next--;
    }
    expected = map.modCount;
    last = -1;
    look();
  }
}
