// Vector over an abstract sequence. There is one thread, so nothing needs synchronization. The capacity is a number that only
// capacity() and the texts of some exceptions show.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jury.rt.Seq;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = -2767605614048989439L;

  private Seq seq = Seq.create();
  private int capacity;
  private int increment;

  public Vector() {
    this(10, 0);
  }

  public Vector(int capacity) {
    this(capacity, 0);
  }

  public Vector(int capacity, int increment) {
    if (capacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + capacity);
    }
    this.capacity = capacity;
    this.increment = increment;
  }

  public Vector(Collection<? extends E> collection) {
    seq = Sequences.of(collection.toArray());
    capacity = seq.size();
  }

  /** The array behind the vector must hold so many elements. */
  private void fit(int size) {
    if (size > capacity) {
      capacity += Math.max(size - capacity, increment > 0 ? increment : capacity);
    }
  }

  private void checkBelow(int index) {
    if (index >= seq.size()) {
      throw new ArrayIndexOutOfBoundsException(index);
    }
    checkNotNegative(index);
  }

  private void checkBelowNamed(int index) {
    if (index >= seq.size()) {
      throw new ArrayIndexOutOfBoundsException(index + " >= " + seq.size());
    }
  }

  private void checkNotNegative(int index) {
    if (index < 0) {
      throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
    }
  }

  private void checkForComodification(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @SuppressWarnings("unchecked")
  private E at(int index) {
    return (E) seq.get(index);
  }

  public void copyInto(Object[] target) {
    System.arraycopy(seq.toArray(), 0, target, 0, seq.size());
  }

  public void trimToSize() {
    modCount++;
    capacity = seq.size();
  }

  public void ensureCapacity(int minimum) {
    if (minimum > 0) {
      modCount++;
      fit(minimum);
    }
  }

  public void setSize(int size) {
    modCount++;
    checkNotNegative(size);
    fit(size);
    if (size < seq.size()) {
      seq.removeRange(size, seq.size());
    } else {
      seq.insertArray(seq.size(), new Object[size - seq.size()]);
    }
  }

  public int capacity() {
    return capacity;
  }

  @Override
  public int size() {
    return seq.size();
  }

  @Override
  public boolean isEmpty() {
    return seq.size() == 0;
  }

  public Enumeration<E> elements() {
    return new Elements();
  }

  private class Elements implements Enumeration<E> {
    private int count;

    @Override
    public boolean hasMoreElements() {
      return count < seq.size();
    }

    @Override
    public E nextElement() {
      if (count >= seq.size()) {
        throw new NoSuchElementException("Vector Enumeration");
      }
      count++;
      return at(count - 1);
    }
  }

  @Override
  public boolean contains(Object object) {
    return indexOf(object, 0) >= 0;
  }

  @Override
  public int indexOf(Object object) {
    return indexOf(object, 0);
  }

  public int indexOf(Object object, int index) {
    if (index == 0) {
      return Sequences.find(seq, object);
    }
    if (index < seq.size()) {
      checkNotNegative(index);
    }
    return Sequences.find(seq, object, index, seq.size());
  }

  @Override
  public int lastIndexOf(Object object) {
    return Sequences.findLast(seq, object);
  }

  public int lastIndexOf(Object object, int index) {
    if (index >= seq.size()) {
      throw new IndexOutOfBoundsException(index + " >= " + seq.size());
    }
    return Sequences.findLast(seq, object, 0, index + 1);
  }

  public E elementAt(int index) {
    checkBelowNamed(index);
    checkNotNegative(index);
    return at(index);
  }

  private void checkNotEmpty() {
    if (seq.size() == 0) {
      throw new NoSuchElementException();
    }
  }

  public E firstElement() {
    checkNotEmpty();
    return at(0);
  }

  public E lastElement() {
    checkNotEmpty();
    return at(seq.size() - 1);
  }

  public void setElementAt(E element, int index) {
    checkBelowNamed(index);
    checkNotNegative(index);
    seq.set(index, element);
  }

  public void removeElementAt(int index) {
    checkBelowNamed(index);
    if (index < 0) {
      throw new ArrayIndexOutOfBoundsException(index);
    }
    modCount++;
    seq.remove(index);
  }

  public void insertElementAt(E element, int index) {
    if (index > seq.size()) {
      throw new ArrayIndexOutOfBoundsException(index + " > " + seq.size());
    }
    modCount++;
    fit(seq.size() + 1);
    if (index < 0) {
      throw new ArrayIndexOutOfBoundsException(
          "arraycopy: source index " + index + " out of bounds for object array[" + capacity + "]");
    }
    seq.insert(index, element);
  }

  public void addElement(E element) {
    modCount++;
    fit(seq.size() + 1);
    seq.append(element);
  }

  public boolean removeElement(Object object) {
    modCount++;
    int index = indexOf(object);
    if (index < 0) {
      return false;
    }
    removeElementAt(index);
    return true;
  }

  public void removeAllElements() {
    seq.clear();
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      Vector<E> copy = (Vector<E>) super.clone();
      copy.seq = Sequences.copy(seq);
      copy.capacity = seq.size();
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
  public E get(int index) {
    checkBelow(index);
    return at(index);
  }

  @Override
  public E set(int index, E element) {
    checkBelow(index);
    E old = at(index);
    seq.set(index, element);
    return old;
  }

  @Override
  public boolean add(E element) {
    modCount++;
    fit(seq.size() + 1);
    seq.append(element);
    return true;
  }

  @Override
  public boolean remove(Object object) {
    return removeElement(object);
  }

  @Override
  public void add(int index, E element) {
    insertElementAt(element, index);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E remove(int index) {
    modCount++;
    checkBelow(index);
    return (E) seq.remove(index);
  }

  @Override
  public void clear() {
    removeAllElements();
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    Object[] elements = collection.toArray();
    modCount++;
    fit(seq.size() + elements.length);
    seq.insertArray(seq.size(), elements);
    return elements.length != 0;
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> collection) {
    if (index < 0 || index > seq.size()) {
      throw new ArrayIndexOutOfBoundsException(index);
    }
    Object[] elements = collection.toArray();
    modCount++;
    fit(seq.size() + elements.length);
    seq.insertArray(index, elements);
    return elements.length != 0;
  }

  @Override
  public boolean removeAll(Collection<?> collection) {
    Objects.requireNonNull(collection);
    return expunge(element -> collection.contains(element));
  }

  @Override
  public boolean retainAll(Collection<?> collection) {
    Objects.requireNonNull(collection);
    return expunge(element -> !collection.contains(element));
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return expunge(filter);
  }

  private boolean expunge(Predicate<? super E> filter) {
    int expected = modCount;
    int size = seq.size();
    Seq kept = Sequences.rejected(seq, 0, size, filter);
    checkForComodification(expected);
    if (kept.size() == size) {
      return false;
    }
    modCount++;
    Sequences.replaceRange(seq, 0, size, kept);
    return true;
  }

  @Override
  protected void removeRange(int from, int to) {
    modCount++;
    Sequences.checkTail(to, seq.size());
    seq.removeRange(from, to);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    int size = seq.size();
    for (int i = 0; modCount == expected && i < size; i++) {
      action.accept(at(i));
    }
    checkForComodification(expected);
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int size = seq.size();
    for (int i = 0; modCount == expected && i < size; i++) {
      E element = operator.apply(at(i));
      Sequences.store(seq, i, element, size);
    }
    checkForComodification(expected);
    modCount++;
  }

  @Override
  public void sort(Comparator<? super E> comparator) {
    int expected = modCount;
    Sequences.sort(seq, 0, seq.size(), comparator);
    checkForComodification(expected);
    modCount++;
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
    if (index < 0 || index > seq.size()) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
    return new ListItr(index);
  }

  @Override
  public Spliterator<E> spliterator() {
    final Class<?> own = getClass();
    return own == Vector.class || own == Stack.class
        ? super.spliterator()
        : Spliterators.spliterator(new Stored(), Spliterator.ORDERED);
  }

  /** What is contained, whatever a subclass makes of size and iterator: the JDK's spliterators read that. */
  private final class Stored extends AbstractCollection<E> {
    @Override
    public int size() {
      return seq.size();
    }

    @Override
    public Iterator<E> iterator() {
      return new Itr();
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
    public E next() {
      checkForComodification(expected);
      if (cursor >= seq.size()) {
        throw new NoSuchElementException();
      }
      last = cursor;
      cursor = last + 1;
      return at(last);
    }

    @Override
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkForComodification(expected);
      Vector.this.remove(last);
      expected = modCount;
      cursor = last;
      last = -1;
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
    public E previous() {
      checkForComodification(expected);
      if (cursor <= 0) {
        throw new NoSuchElementException();
      }
      cursor--;
      last = cursor;
      return at(last);
    }

    @Override
    public void set(E element) {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkForComodification(expected);
      Vector.this.set(last, element);
    }

    @Override
    public void add(E element) {
      checkForComodification(expected);
      Vector.this.add(cursor, element);
      expected = modCount;
      cursor++;
      last = -1;
    }
  }
}
