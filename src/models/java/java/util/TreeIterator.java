// Iterators over a range of positions of a TreeMap, upwards or downwards. Whether there is more is decided when the position before is taken, and
// asked for too much fails before a modification does, as in the JDK. Not a class of the JDK.
// The JDK's iterator over a range stands at a node and knows its fence by key. When somebody else removes the element it stands before, the node may get its
// neighbour's content, or not, by the shape of the tree: proofs leave that open.
package java.util;

import jury.rt.Choice;

abstract class TreeIterator<T> implements Iterator<T> {
  private final TreeMap<?, ?> map;
  private final int step;
  private int next;
  private int remaining;
  private int last = -1;
  private int expected;
  private final boolean fenced;
  private Object upcoming;

  private TreeIterator(TreeMap<?, ?> map, int from, int to, boolean descending) {
    this.map = map;
    step = descending ? -1 : 1;
    next = descending ? to - 1 : from;
    remaining = Math.max(0, to - from);
    expected = map.modCount;
    fenced = descending ? from > 0 : to < map.size();
    look();
  }

  private void look() {
    upcoming = fenced && next >= 0 && next < map.size() ? map.keyAt(next) : null;
  }

  /** Whether the node before which the iterator stands may have another content now. */
  private void checkPlace() {
    if (fenced && map.modCount != expected && upcoming != null && !map.containsKey(upcoming) && System.currentTimeMillis() == 7) {
      Choice.unmodelled("an iterator over a range of a TreeMap, after the element it stood before was removed");
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
    checkPlace();
    return remaining > 0;
  }

  private void checkForComodification() {
    if (map.modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public T next() {
    checkPlace();
    if (remaining == 0) {
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
