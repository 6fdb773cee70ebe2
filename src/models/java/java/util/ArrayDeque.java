// ArrayDeque over an abstract sequence. Where the JDK's circular array has its first element and how long it is are numbers beside it: its
// iterators do not notice changes as such, but read the array where they stand, and fail only when nothing is there.
// Differs: when the filter of removeIf changes the deque, the content after the exception; when the action of a forEach makes the array
// grow, what is visited before the exception.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import jury.rt.Choice;
import jury.rt.Seq;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
  private static final long serialVersionUID = 2340985798034038923L;

  private Seq seq = Seq.create();
  private int head;
  private int capacity;

  public ArrayDeque() {
    capacity = 17;
  }

  public ArrayDeque(int count) {
    capacity = count < 1 ? 1 : count == Integer.MAX_VALUE ? count : count + 1;
  }

  public ArrayDeque(Collection<? extends E> collection) {
    this(collection.size());
    addEach(collection);
  }

  // The array: its places are numbered from 0.

  private int next(int place) {
    return place + 1 == capacity ? 0 : place + 1;
  }

  private int previous(int place) {
    return place == 0 ? capacity - 1 : place - 1;
  }

  /** How far the place lies behind the other. */
  private int distance(int place, int other) {
    return place < other ? place - other + capacity : place - other;
  }

  private int place(int index) {
    int place = head + index;
    return place >= capacity ? place - capacity : place;
  }

  private int tail() {
    return place(seq.size());
  }

  /** What stands at the place; null when nothing does. */
  @SuppressWarnings("unchecked")
  private E at(int place) {
    int index = distance(place, head);
    return index < seq.size() ? (E) seq.get(index) : null;
  }

  private E present(int place) {
    E element = at(place);
    if (element == null) {
      throw new ConcurrentModificationException();
    }
    return element;
  }

  /** The array grows by at least so much; elements that lie around its end move with it. */
  private void grow(int needed) {
    int old = capacity;
    int jump = old < 64 ? old + 2 : old >> 1;
    int size = seq.size();
    int end = (head + size) % old;
    capacity = old + Math.max(jump, needed);
    if (size > 0 && (end < head || end == head && size == old)) {
      head += capacity - old;
    }
  }

  private void fit() {
    if (seq.size() == capacity) {
      grow(1);
    }
  }

  /** Closes the gap from the side with fewer elements; tells whether those behind have moved. */
  private boolean delete(int index) {
    boolean behind = index >= seq.size() - index - 1;
    seq.remove(index);
    if (!behind) {
      head = next(head);
    }
    return behind;
  }

  // Ends.

  @Override
  public void addFirst(E element) {
    Objects.requireNonNull(element);
    head = previous(head);
    seq.insert(0, element);
    fit();
  }

  @Override
  public void addLast(E element) {
    Objects.requireNonNull(element);
    seq.append(element);
    fit();
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    int size = seq.size();
    int needed = size + collection.size() + 1 - capacity;
    if (needed > 0) {
      grow(needed);
    }
    addEach(collection);
    return seq.size() > size;
  }

  private void addEach(Collection<? extends E> collection) {
    collection.forEach(this::addLast);
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
  @SuppressWarnings("unchecked")
  public E pollFirst() {
    if (seq.size() == 0) {
      return null;
    }
    head = next(head);
    return (E) seq.remove(0);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E pollLast() {
    return seq.size() == 0 ? null : (E) seq.remove(seq.size() - 1);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekFirst() {
    return seq.size() == 0 ? null : (E) seq.get(0);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekLast() {
    return seq.size() == 0 ? null : (E) seq.get(seq.size() - 1);
  }

  private void checkNotEmpty() {
    if (seq.size() == 0) {
      throw new NoSuchElementException();
    }
  }

  @Override
  public E removeFirst() {
    checkNotEmpty();
    return pollFirst();
  }

  @Override
  public E removeLast() {
    checkNotEmpty();
    return pollLast();
  }

  @Override
  public E getFirst() {
    checkNotEmpty();
    return peekFirst();
  }

  @Override
  public E getLast() {
    checkNotEmpty();
    return peekLast();
  }

  @Override
  public boolean add(E element) {
    addLast(element);
    return true;
  }

  @Override
  public boolean offer(E element) {
    return offerLast(element);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E poll() {
    return pollFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E peek() {
    return peekFirst();
  }

  @Override
  public void push(E element) {
    addFirst(element);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  // The collection.

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
    return object != null && Sequences.find(seq, object) >= 0;
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    int index = object == null ? -1 : Sequences.find(seq, object);
    if (index >= 0) {
      delete(index);
    }
    return index >= 0;
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    int index = object == null ? -1 : Sequences.findLast(seq, object);
    if (index >= 0) {
      delete(index);
    }
    return index >= 0;
  }

  @Override
  public boolean remove(Object object) {
    return removeFirstOccurrence(object);
  }

  @Override
  public void clear() {
    seq.clear();
    head = 0;
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
  public ArrayDeque<E> clone() {
    try {
      ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
      copy.seq = Sequences.copy(seq);
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError();
    }
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int end = tail();
    for (int place = head; place != end; place = next(place)) {
      action.accept(at(place));
    }
    checkEnd(end);
  }

  private void checkEnd(int end) {
    if (tail() != end) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return expunge(filter);
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

  private boolean expunge(Predicate<? super E> filter) {
    int end = tail();
    int size = seq.size();
    Seq kept = Sequences.rejected(seq, 0, size, filter);
    checkEnd(end);
    if (seq.size() != size) {
      Choice.unmodelled("ArrayDeque: a filter that changes the deque");
    }
    if (kept.size() == size) {
      return false;
    }
    Sequences.replaceRange(seq, 0, seq.size(), kept);
    return true;
  }

  // Iterators.

  @Override
  public Iterator<E> iterator() {
    return new DeqIterator();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new DescendingIterator();
  }

  private class DeqIterator implements Iterator<E> {
    int cursor = head;
    int remaining = seq.size();
    int last = -1;

    @Override
    public final boolean hasNext() {
      return remaining > 0;
    }

    @Override
    public E next() {
      if (remaining <= 0) {
        throw new NoSuchElementException();
      }
      E element = present(cursor);
      last = cursor;
      cursor = ArrayDeque.this.next(cursor);
      remaining--;
      return element;
    }

    /** Elements have moved towards where the iterator came from, or from there. */
    void moved(boolean behind) {
      if (behind) {
        cursor = previous(cursor);
      }
    }

    @Override
    public final void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      moved(deleteAt(last));
      last = -1;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      int left = remaining;
      if (left <= 0) {
        return;
      }
      remaining = 0;
      int end = tail();
      if (at(cursor) == null || distance(end, cursor) != left) {
        throw new ConcurrentModificationException();
      }
      for (int place = cursor; place != end; place = ArrayDeque.this.next(place)) {
        action.accept(at(place));
      }
      checkEnd(end);
      last = previous(end);
    }
  }

  /** The JDK deletes at the place, whatever stands there by now; when nothing does, it damages the deque. */
  private boolean deleteAt(int place) {
    int index = distance(place, head);
    if (index >= seq.size()) {
      Choice.unmodelled("ArrayDeque: removal through an iterator of an element that is gone");
    }
    return delete(index);
  }

  private final class DescendingIterator extends DeqIterator {
    DescendingIterator() {
      cursor = previous(tail());
    }

    @Override
    public E next() {
      if (remaining <= 0) {
        throw new NoSuchElementException();
      }
      E element = present(cursor);
      last = cursor;
      cursor = previous(cursor);
      remaining--;
      return element;
    }

    @Override
    void moved(boolean behind) {
      if (!behind) {
        cursor = ArrayDeque.this.next(cursor);
      }
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      int left = remaining;
      if (left <= 0) {
        return;
      }
      remaining = 0;
      int end = head;
      if (at(cursor) == null || distance(cursor, end) + 1 != left) {
        throw new ConcurrentModificationException();
      }
      int place = cursor;
      action.accept(at(place));
      while (place != end) {
        place = previous(place);
        action.accept(at(place));
      }
      if (end != head) {
        throw new ConcurrentModificationException();
      }
      last = end;
    }
  }
}
