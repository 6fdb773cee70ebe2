// ArrayList over an abstract sequence. Modifications are counted where the JDK counts them. A sublist keeps its own copy
// of the count, as the JDK's does. The spliterator is the one that List provides; that of a subclass asks none of its methods.
// The length of the JDK's array (Seq.room) matters only to sublists of a list that has become shorter, which read it beyond the elements.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jury.rt.Seq;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = 8683452581122892189L;

  private Seq seq;

  public ArrayList() {
    seq = Seq.create();
  }

  public ArrayList(int capacity) {
    if (capacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + capacity);
    }
    seq = Seq.create();
    seq.reserve(capacity);
  }

  public ArrayList(Collection<? extends E> collection) {
    seq = Sequences.of(collection.toArray());
    seq.reserve(seq.size());
  }

  public void trimToSize() {
    modCount++;
    seq.reserve(Seq.FIT);
  }

  public void ensureCapacity(int capacity) {
    if (capacity > seq.room()) {
      modCount++;
      seq.demand(capacity);
    }
  }

  @Override
  public int size() {
    return seq.size();
  }

  @Override
  public boolean isEmpty() {
    return seq.size() == 0;
  }

  @Override
  public boolean contains(Object object) {
    return indexOf(object) >= 0;
  }

  @Override
  public int indexOf(Object object) {
    return Sequences.find(seq, object);
  }

  @Override
  public int lastIndexOf(Object object) {
    return Sequences.findLast(seq, object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      ArrayList<E> copy = (ArrayList<E>) super.clone();
      copy.seq = Sequences.copy(seq);
      copy.seq.reserve(seq.size());
      copy.modCount = 0;
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public Object[] toArray() {
    return seq.toArray();
  }

  @Override
  public <T> T[] toArray(T[] target) {
    return Sequences.toArray(seq.toArray(), target);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    Sequences.checkIndex(index, seq.size());
    return (E) seq.get(index);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E set(int index, E element) {
    Sequences.checkIndex(index, seq.size());
    E old = (E) seq.get(index);
    seq.set(index, element);
    return old;
  }

  @Override
  public boolean add(E element) {
    modCount++;
    seq.append(element);
    return true;
  }

  @Override
  public void add(int index, E element) {
    Sequences.checkPosition(index, seq.size());
    modCount++;
    seq.insert(index, element);
  }

  public void addFirst(E element) {
    add(0, element);
  }

  public void addLast(E element) {
    add(element);
  }

  public E getFirst() {
    checkNotEmpty();
    return get(0);
  }

  public E getLast() {
    checkNotEmpty();
    return get(seq.size() - 1);
  }

  public E removeFirst() {
    checkNotEmpty();
    return remove(0);
  }

  public E removeLast() {
    checkNotEmpty();
    return remove(seq.size() - 1);
  }

  private void checkNotEmpty() {
    if (seq.size() == 0) {
      throw new NoSuchElementException();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public E remove(int index) {
    Sequences.checkIndex(index, seq.size());
    modCount++;
    return (E) seq.remove(index);
  }

  @Override
  public boolean remove(Object object) {
    int index = Sequences.find(seq, object);
    if (index < 0) {
      return false;
    }
    modCount++;
    seq.remove(index);
    return true;
  }

  @Override
  public void clear() {
    modCount++;
    seq.clear();
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    Object[] elements = collection.toArray();
    modCount++;
    seq.insertArray(seq.size(), elements);
    return elements.length != 0;
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> collection) {
    Sequences.checkPosition(index, seq.size());
    Object[] elements = collection.toArray();
    modCount++;
    seq.insertArray(index, elements);
    return elements.length != 0;
  }

  @Override
  protected void removeRange(int from, int to) {
    if (from > to) {
      throw new IndexOutOfBoundsException("From Index: " + from + " > To Index: " + to);
    }
    modCount++;
    Sequences.checkTail(to, seq.size());
    seq.removeRange(from, to);
  }

  @Override
  public boolean removeAll(Collection<?> collection) {
    return keep(collection, false, 0, seq.size());
  }

  @Override
  public boolean retainAll(Collection<?> collection) {
    return keep(collection, true, 0, seq.size());
  }

  /** Keeps of the range what is in the collection when wanted, else what is not. */
  private boolean keep(Collection<?> collection, boolean wanted, int from, int to) {
    Objects.requireNonNull(collection);
    Sequences.Removal removal = Sequences.keep(seq, collection, wanted, from, to);
    modCount += removal.count;
    removal.rethrow();
    return removal.count != 0;
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return removeIf(filter, 0, seq.size());
  }

  private boolean removeIf(Predicate<? super E> filter, int from, int to) {
    Objects.requireNonNull(filter);
    int expected = modCount;
    Seq kept = Sequences.rejected(seq, from, to, filter);
    checkForComodification(expected);
    if (kept.size() == to - from) {
      return false;
    }
    modCount++;
    Sequences.replaceRange(seq, from, to, kept);
    return true;
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    replaceAll(operator, 0, seq.size());
    modCount++;
  }

  /** A place of the JDK's array; only beyond the elements it can be none. */
  private void checkArray(int index) {
    if (index >= seq.size() && index >= seq.room()) {
      throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + seq.room());
    }
  }

  /** The places before this one that the JDK's array has. */
  private int reach(int end) {
    return end <= seq.size() ? end : Math.min(end, seq.room());
  }

  @SuppressWarnings("unchecked")
  private void replaceAll(UnaryOperator<E> operator, int from, int to) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int size = seq.size();
    for (int i = from; modCount == expected && i < to; i++) {
      checkArray(i);
      E element = operator.apply((E) Sequences.at(seq, i));
      Sequences.store(seq, i, element, size);
    }
    checkForComodification(expected);
  }

  @Override
  public void sort(Comparator<? super E> comparator) {
    int expected = modCount;
    Sequences.sort(seq, 0, seq.size(), comparator);
    checkForComodification(expected);
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    int size = seq.size();
    for (int i = 0; modCount == expected && i < size; i++) {
      action.accept((E) seq.get(i));
    }
    checkForComodification(expected);
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) {
      return true;
    }
    if (!(other instanceof List)) {
      return false;
    }
    int expected = modCount;
    boolean equal =
        other.getClass() == ArrayList.class
            ? equalsArrayList((ArrayList<?>) other)
            : Sequences.equalRange(seq, (List<?>) other, 0, seq.size());
    checkForComodification(expected);
    return equal;
  }

  private boolean equalsArrayList(ArrayList<?> other) {
    int expected = other.modCount;
    int size = seq.size();
    boolean equal = size == other.seq.size();
    for (int i = 0; equal && i < size; i++) {
      equal = Sequences.same(Sequences.at(seq, i), Sequences.at(other.seq, i));
    }
    other.checkForComodification(expected);
    return equal;
  }

  @Override
  public int hashCode() {
    int expected = modCount;
    int hash = Sequences.hashRange(seq, 0, seq.size());
    checkForComodification(expected);
    return hash;
  }

  private void checkForComodification(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public Iterator<E> iterator() {
    return new Itr();
  }

  @Override
  public ListIterator<E> listIterator() {
    return new ListItr(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    Sequences.checkPosition(index, seq.size());
    return new ListItr(index);
  }

  @Override
  public Spliterator<E> spliterator() {
    return getClass() == ArrayList.class ? super.spliterator() : new StoredSpliterator(0, -1, 0);
  }

  /** Reads the sequence, whatever a subclass makes of size and get; bound when it is first asked, as the JDK's. */
  private final class StoredSpliterator implements Spliterator<E> {
    private int index;
    private int fence;
    private int expected;

    StoredSpliterator(int index, int fence, int expected) {
      this.index = index;
      this.fence = fence;
      this.expected = expected;
    }

    private int fence() {
      if (fence < 0) {
        expected = modCount;
        fence = seq.size();
      }
      return fence;
    }

    @Override
    public Spliterator<E> trySplit() {
      int from = index;
      int middle = (from + fence()) >>> 1;
      if (from >= middle) {
        return null;
      }
      index = middle;
      return new StoredSpliterator(from, middle, expected);
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean tryAdvance(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      if (index >= fence()) {
        return false;
      }
      action.accept((E) Sequences.at(seq, index++));
      checkForComodification(expected);
      return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      int end = fence();
      int from = index;
      index = end;
      for (int i = from; i < end; i++) {
        action.accept((E) Sequences.at(seq, i));
      }
      checkForComodification(expected);
    }

    @Override
    public long estimateSize() {
      return fence() - index;
    }

    @Override
    public int characteristics() {
      return ORDERED | SIZED | SUBSIZED;
    }
  }

  private class Itr implements Iterator<E> {
    int cursor;
    int last = -1;
    int expected = modCount;

    @Override
    public boolean hasNext() {
      return cursor != seq.size();
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      checkForComodification(expected);
      int index = cursor;
      if (index >= seq.size()) {
        throw new NoSuchElementException();
      }
      cursor = index + 1;
      last = index;
      return (E) seq.get(index);
    }

    @Override
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkForComodification(expected);
      try {
        ArrayList.this.remove(last);
        cursor = last;
        last = -1;
        expected = modCount;
      } catch (IndexOutOfBoundsException overridden) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      int size = seq.size();
      int index = cursor;
      if (index < size) {
        while (index < size && modCount == expected) {
          action.accept((E) Sequences.at(seq, index));
          index++;
        }
        cursor = index;
        last = index - 1;
        checkForComodification(expected);
      }
    }
  }

  private class ListItr extends Itr implements ListIterator<E> {
    ListItr(int index) {
      cursor = index;
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    public int nextIndex() {
      return cursor;
    }

    @Override
    public int previousIndex() {
      return cursor - 1;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E previous() {
      checkForComodification(expected);
      int index = cursor - 1;
      if (index < 0) {
        throw new NoSuchElementException();
      }
      if (index >= seq.size()) {
        throw new ConcurrentModificationException();
      }
      cursor = index;
      last = index;
      return (E) seq.get(index);
    }

    @Override
    public void set(E element) {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkForComodification(expected);
      try {
        ArrayList.this.set(last, element);
      } catch (IndexOutOfBoundsException overridden) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public void add(E element) {
      checkForComodification(expected);
      int index = cursor;
      try {
        ArrayList.this.add(index, element);
        cursor = index + 1;
        last = -1;
        expected = modCount;
      } catch (IndexOutOfBoundsException overridden) {
        throw new ConcurrentModificationException();
      }
    }
  }

  @Override
  public List<E> subList(int from, int to) {
    Sequences.checkSubList(from, to, seq.size());
    return new SubList<>(this, null, from, to - from);
  }

  private static class SubList<E> extends AbstractList<E> implements RandomAccess {
    private final ArrayList<E> root;
    private final SubList<E> parent;
    private final int offset;
    private int size;

    SubList(ArrayList<E> root, SubList<E> parent, int offset, int size) {
      this.root = root;
      this.parent = parent;
      this.offset = offset;
      this.size = size;
      modCount = parent == null ? root.modCount : parent.modCount;
    }

    private void checkForComodification() {
      root.checkForComodification(modCount);
    }

    private void changed(int growth) {
      SubList<E> list = this;
      while (list != null) {
        list.size += growth;
        list.modCount = root.modCount;
        list = list.parent;
      }
    }

    @Override
    public int size() {
      checkForComodification();
      return size;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
      Sequences.checkIndex(index, size);
      checkForComodification();
      return (E) root.seq.get(offset + index);
    }

    @Override
    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
      Sequences.checkIndex(index, size);
      checkForComodification();
      E old = (E) root.seq.get(offset + index);
      root.seq.set(offset + index, element);
      return old;
    }

    @Override
    public void add(int index, E element) {
      Sequences.checkPosition(index, size);
      checkForComodification();
      root.add(offset + index, element);
      changed(1);
    }

    @Override
    public E remove(int index) {
      Sequences.checkIndex(index, size);
      checkForComodification();
      E removed = root.remove(offset + index);
      changed(-1);
      return removed;
    }

    @Override
    protected void removeRange(int from, int to) {
      checkForComodification();
      root.removeRange(offset + from, offset + to);
      changed(from - to);
    }

    @Override
    public boolean addAll(Collection<? extends E> collection) {
      return addAll(size, collection);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> collection) {
      Sequences.checkPosition(index, size);
      int count = collection.size();
      if (count == 0) {
        return false;
      }
      checkForComodification();
      root.addAll(offset + index, collection);
      changed(count);
      return true;
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      root.replaceAll(operator, offset, offset + size);
    }

    @Override
    public boolean removeAll(Collection<?> collection) {
      return keep(collection, false);
    }

    @Override
    public boolean retainAll(Collection<?> collection) {
      return keep(collection, true);
    }

    private boolean keep(Collection<?> collection, boolean wanted) {
      checkForComodification();
      int old = root.seq.size();
      boolean modified = root.keep(collection, wanted, offset, offset + size);
      if (modified) {
        changed(root.seq.size() - old);
      }
      return modified;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      checkForComodification();
      int old = root.seq.size();
      boolean modified = root.removeIf(filter, offset, offset + size);
      if (modified) {
        changed(root.seq.size() - old);
      }
      return modified;
    }

    @Override
    public Object[] toArray() {
      checkForComodification();
      return Sequences.toArray(root.seq, offset, offset + size);
    }

    @Override
    public <T> T[] toArray(T[] target) {
      return Sequences.toArray(toArray(), target);
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) {
        return true;
      }
      if (!(other instanceof List)) {
        return false;
      }
      boolean equal = Sequences.equalRange(root.seq, (List<?>) other, offset, offset + size);
      checkForComodification();
      return equal;
    }

    @Override
    public int hashCode() {
      int hash = Sequences.hashRange(root.seq, offset, offset + size);
      checkForComodification();
      return hash;
    }

    @Override
    public int indexOf(Object object) {
      int end = root.reach(offset + size);
      int index = Sequences.find(root.seq, object, offset, end);
      if (index < 0 && size > 0 && end < offset + size) {
        root.checkArray(Math.max(offset, end));
      }
      checkForComodification();
      return index < 0 ? -1 : index - offset;
    }

    @Override
    public int lastIndexOf(Object object) {
      if (size > 0) {
        root.checkArray(offset + size - 1);
      }
      int index = Sequences.findLast(root.seq, object, offset, offset + size);
      checkForComodification();
      return index < 0 ? -1 : index - offset;
    }

    @Override
    public boolean contains(Object object) {
      return indexOf(object) >= 0;
    }

    @Override
    public Iterator<E> iterator() {
      return listIterator();
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      checkForComodification();
      Sequences.checkPosition(index, size);
      return new SubListIterator<>(this, index);
    }

    @Override
    public List<E> subList(int from, int to) {
      Sequences.checkSubList(from, to, size);
      return new SubList<>(root, this, offset + from, to - from);
    }

    private static class SubListIterator<E> implements ListIterator<E> {
      private final SubList<E> list;
      private final ArrayList<E> root;
      private int cursor;
      private int last = -1;
      private int expected;

      SubListIterator(SubList<E> list, int index) {
        this.list = list;
        root = list.root;
        cursor = index;
        expected = list.modCount;
      }

      @Override
      public boolean hasNext() {
        return cursor != list.size;
      }

      @Override
      public E next() {
        root.checkForComodification(expected);
        if (cursor >= list.size) {
          throw new NoSuchElementException();
        }
        last = cursor;
        cursor = last + 1;
        return element(last);
      }

      @SuppressWarnings("unchecked")
      private E element(int index) {
        if (list.offset + index >= root.seq.size()) {
          throw new ConcurrentModificationException();
        }
        return (E) root.seq.get(list.offset + index);
      }

      @Override
      public boolean hasPrevious() {
        return cursor != 0;
      }

      @Override
      public E previous() {
        root.checkForComodification(expected);
        if (cursor <= 0) {
          throw new NoSuchElementException();
        }
        last = cursor - 1;
        cursor = last;
        return element(last);
      }

      @Override
      public int nextIndex() {
        return cursor;
      }

      @Override
      public int previousIndex() {
        return cursor - 1;
      }

      @Override
      @SuppressWarnings("unchecked")
      public void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int size = list.size;
        int index = cursor;
        if (index < size) {
          while (index < size && root.modCount == expected) {
            action.accept((E) Sequences.at(root.seq, list.offset + index));
            index++;
          }
          cursor = index;
          last = index - 1;
          root.checkForComodification(expected);
        }
      }

      @Override
      public void remove() {
        if (last < 0) {
          throw new IllegalStateException();
        }
        root.checkForComodification(expected);
        try {
          list.remove(last);
          cursor = last;
          last = -1;
          expected = list.modCount;
        } catch (IndexOutOfBoundsException overridden) {
          throw new ConcurrentModificationException();
        }
      }

      @Override
      public void set(E element) {
        if (last < 0) {
          throw new IllegalStateException();
        }
        root.checkForComodification(expected);
        try {
          root.set(list.offset + last, element);
        } catch (IndexOutOfBoundsException overridden) {
          throw new ConcurrentModificationException();
        }
      }

      @Override
      public void add(E element) {
        root.checkForComodification(expected);
        try {
          int index = cursor;
          list.add(index, element);
          cursor = index + 1;
          last = -1;
          expected = list.modCount;
        } catch (IndexOutOfBoundsException overridden) {
          throw new ConcurrentModificationException();
        }
      }
    }
  }
}
