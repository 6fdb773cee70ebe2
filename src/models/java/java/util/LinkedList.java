// LinkedList over an abstract sequence: a node is a position. Modifications are counted where the JDK counts them.
package java.util;

import java.util.function.Consumer;
import jury.rt.Seq;

public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = 876323262645176354L;

  private Seq seq = Seq.create();

  public LinkedList() {}

  public LinkedList(Collection<? extends E> collection) {
    addAll(collection);
  }

  @SuppressWarnings("unchecked")
  private E take(int index) {
    modCount++;
    return (E) seq.remove(index);
  }

  @SuppressWarnings("unchecked")
  private E at(int index) {
    return (E) seq.get(index);
  }

  private void link(int index, E element) {
    modCount++;
    seq.insert(index, element);
  }

  private void checkNotEmpty() {
    if (seq.size() == 0) {
      throw new NoSuchElementException();
    }
  }

  private void checkElement(int index) {
    if (index < 0 || index >= seq.size()) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + seq.size());
    }
  }

  @Override
  public E getFirst() {
    checkNotEmpty();
    return at(0);
  }

  @Override
  public E getLast() {
    checkNotEmpty();
    return at(seq.size() - 1);
  }

  @Override
  public E removeFirst() {
    checkNotEmpty();
    return take(0);
  }

  @Override
  public E removeLast() {
    checkNotEmpty();
    return take(seq.size() - 1);
  }

  @Override
  public void addFirst(E element) {
    link(0, element);
  }

  @Override
  public void addLast(E element) {
    modCount++;
    seq.append(element);
  }

  @Override
  public boolean contains(Object object) {
    return indexOf(object) >= 0;
  }

  @Override
  public int size() {
    return seq.size();
  }

  @Override
  public boolean add(E element) {
    modCount++;
    seq.append(element);
    return true;
  }

  @Override
  public boolean remove(Object object) {
    return unlink(Sequences.find(seq, object));
  }

  private boolean unlink(int index) {
    if (index < 0) {
      return false;
    }
    take(index);
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    return addAll(seq.size(), collection);
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> collection) {
    Sequences.checkPosition(index, seq.size());
    Object[] elements = collection.toArray();
    if (elements.length == 0) {
      return false;
    }
    seq.insertArray(index, elements);
    modCount++;
    return true;
  }

  @Override
  public void clear() {
    seq.clear();
    modCount++;
  }

  @Override
  public E get(int index) {
    checkElement(index);
    return at(index);
  }

  @Override
  public E set(int index, E element) {
    checkElement(index);
    E old = at(index);
    seq.set(index, element);
    return old;
  }

  @Override
  public void add(int index, E element) {
    Sequences.checkPosition(index, seq.size());
    link(index, element);
  }

  @Override
  public E remove(int index) {
    checkElement(index);
    return take(index);
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
  public E peek() {
    return peekFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E poll() {
    return pollFirst();
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public boolean offer(E element) {
    return add(element);
  }

  @Override
  public boolean offerFirst(E element) {
    addFirst(element);
    return true;
  }

  @Override
  public boolean offerLast(E element) {
    addLast(element);
    return true;
  }

  @Override
  public E peekFirst() {
    return seq.size() == 0 ? null : at(0);
  }

  @Override
  public E peekLast() {
    return seq.size() == 0 ? null : at(seq.size() - 1);
  }

  @Override
  public E pollFirst() {
    return seq.size() == 0 ? null : take(0);
  }

  @Override
  public E pollLast() {
    return seq.size() == 0 ? null : take(seq.size() - 1);
  }

  @Override
  public void push(E element) {
    addFirst(element);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    return remove(object);
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    return unlink(Sequences.findLast(seq, object));
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    Sequences.checkPosition(index, seq.size());
    return new ListItr(index);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new DescendingIterator();
  }

  @Override
  public Spliterator<E> spliterator() {
    return getClass() == LinkedList.class ? super.spliterator() : Spliterators.spliterator(new Stored(), Spliterator.ORDERED);
  }

  /** What is contained, whatever a subclass makes of size and iterator: the JDK's spliterators read that. */
  private final class Stored extends AbstractCollection<E> {
    @Override
    public int size() {
      return seq.size();
    }

    @Override
    public Iterator<E> iterator() {
      return new ListItr(0);
    }
  }

  private class ListItr implements ListIterator<E> {
    private int next;
    private int last = -1;
    private int expected = modCount;

    ListItr(int index) {
      next = index;
    }

    private void checkForComodification() {
      if (modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public boolean hasNext() {
      return next < seq.size();
    }

    @Override
    public E next() {
      checkForComodification();
      if (next >= seq.size()) {
        throw new NoSuchElementException();
      }
      last = next;
      next++;
      return at(last);
    }

    @Override
    public boolean hasPrevious() {
      return next > 0;
    }

    @Override
    public E previous() {
      checkForComodification();
      if (next <= 0) {
        throw new NoSuchElementException();
      }
      next--;
      last = next;
      return at(last);
    }

    @Override
    public int nextIndex() {
      return next;
    }

    @Override
    public int previousIndex() {
      return next - 1;
    }

    @Override
    public void remove() {
      checkForComodification();
      if (last < 0) {
        throw new IllegalStateException();
      }
      take(last);
      next = last;
      last = -1;
      expected++;
    }

    @Override
    public void set(E element) {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkForComodification();
      seq.set(last, element);
    }

    @Override
    public void add(E element) {
      checkForComodification();
      last = -1;
      link(next, element);
      next++;
      expected++;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      while (modCount == expected && next < seq.size()) {
        action.accept(at(next));
        if (next >= seq.size() && modCount == expected) {
          throw new NullPointerException(); // the action itself moved to the end: there is no node to go on from
        }
        last = next;
        next++;
      }
      checkForComodification();
    }
  }

  private class DescendingIterator implements Iterator<E> {
    private final ListItr iterator = new ListItr(size());

    @Override
    public boolean hasNext() {
      return iterator.hasPrevious();
    }

    @Override
    public E next() {
      return iterator.previous();
    }

    @Override
    public void remove() {
      iterator.remove();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      LinkedList<E> copy = (LinkedList<E>) super.clone();
      copy.seq = Sequences.copy(seq);
      copy.modCount = seq.size() == 0 ? 0 : 1;
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public Object[] toArray() {
    return seq.toArray();
  }

  /** The elements before the first one that does not fit are stored. */
  @Override
  @SuppressWarnings("unchecked")
  public <T> T[] toArray(T[] target) {
    int size = seq.size();
    T[] result = target.length < size ? Sequences.createLike(target, size) : target;
    for (int i = 0; i < size; i++) {
      result[i] = (T) seq.get(i);
    }
    if (result.length > size) {
      result[size] = null;
    }
    return result;
  }

  /** Of releases from 21 on. */
  public LinkedList<E> reversed() {
    return new ReversedLinkedList<>(this);
  }
}
