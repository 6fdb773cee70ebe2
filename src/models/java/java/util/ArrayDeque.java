// ArrayDeque over an abstract sequence. Where the JDK's circular array has its first element and how long it is are numbers beside it: its
// iterators do not notice changes as such, but read the array where they stand, and fail only when nothing is there.
// When an iterator removes where nothing stands any more, the JDK's array gets gaps and leftovers; from then on the array itself is kept (raw).
// Differs: a filter of removeIf that changes a deque of more than 64 elements has no model, nor a function that makes it grow twice.
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
  /** The array, once it is damaged, and the place behind its last element. */
  private Object[] raw;
  private int rawTail;
  /** The array before it last grew: who was going through it then goes on there. */
  private Object[] retired;

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
    return raw != null ? rawTail : place(seq.size());
  }

  /** What stands at the place; null when nothing does. */
  @SuppressWarnings("unchecked")
  private E at(int place) {
    if (raw != null) {
      return (E) raw[place];
    }
    int index = distance(place, head);
    return index < seq.size() ? (E) seq.get(index) : null;
  }

  /** What stands there in the array of that length, which may have been left for a longer one since. */
  @SuppressWarnings("unchecked")
  private E at(int place, int length) {
    if (capacity == length) {
      return at(place);
    }
    if (retired.length != length) {
      Choice.unmodelled("ArrayDeque: an action that makes the deque grow twice");
    }
    return (E) retired[place];
  }

  private static int next(int place, int length) {
    return place + 1 == length ? 0 : place + 1;
  }

  /** The elements in their order, gaps included. */
  private Seq content() {
    if (raw == null) {
      return seq;
    }
    Seq content = Seq.create();
    for (int place = head; place != rawTail; place = next(place)) {
      content.append(raw[place]);
    }
    return content;
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
    retired = raw != null ? raw : array();
    int jump = old < 64 ? old + 2 : old >> 1;
    capacity = old + Math.max(jump, needed);
    if (raw != null) {
      growRaw(old);
      return;
    }
    int size = seq.size();
    int end = (head + size) % old;
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

  // The damaged array, treated as the JDK treats it.

  private void growRaw(int old) {
    raw = Arrays.copyOf(raw, capacity);
    if (rawTail < head || rawTail == head && raw[head] != null) {
      int space = capacity - old;
      System.arraycopy(raw, head, raw, head + space, old - head);
      Arrays.fill(raw, head, head + space, null);
      head += space;
    }
  }

  private void damage() {
    raw = array();
    rawTail = place(seq.size());
  }

  /** The elements where they stand. */
  private Object[] array() {
    Object[] array = new Object[capacity];
    for (int i = 0; i < seq.size(); i++) {
      array[place(i)] = seq.get(i);
    }
    return array;
  }

  /** Closes the gap at the place, which may be none of the deque's; tells whether those behind have moved. */
  private boolean deleteRaw(int place) {
    int front = distance(place, head);
    int back = distance(rawTail, place) - 1;
    if (front < back) {
      moveFront(place, front);
      return false;
    }
    moveBack(place, back);
    return true;
  }

  private void moveFront(int place, int front) {
    if (head <= place) {
      System.arraycopy(raw, head, raw, head + 1, front);
    } else {
      System.arraycopy(raw, 0, raw, 1, place);
      raw[0] = raw[capacity - 1];
      System.arraycopy(raw, head, raw, head + 1, front - (place + 1));
    }
    raw[head] = null;
    head = next(head);
  }

  private void moveBack(int place, int back) {
    int end = rawTail;
    rawTail = previous(end);
    if (place <= rawTail) {
      System.arraycopy(raw, place + 1, raw, place, back);
    } else {
      System.arraycopy(raw, place + 1, raw, place, capacity - (place + 1));
      raw[capacity - 1] = raw[0];
      System.arraycopy(raw, 1, raw, 0, end - 1);
    }
    raw[rawTail] = null;
  }

  @SuppressWarnings("unchecked")
  private E takeRaw(int place, int newHead, int newTail) {
    E element = (E) raw[place];
    if (element != null) {
      raw[place] = null;
      head = newHead;
      rawTail = newTail;
    }
    return element;
  }

  private void clearRaw(int from, int to) {
    for (int place = from; place != to; place = next(place)) {
      raw[place] = null;
    }
  }

  // Ends.

  @Override
  public void addFirst(E element) {
    Objects.requireNonNull(element);
    head = previous(head);
    if (raw == null) {
      seq.insert(0, element);
      fit();
      return;
    }
    raw[head] = element;
    if (head == rawTail) {
      grow(1);
    }
  }

  @Override
  public void addLast(E element) {
    Objects.requireNonNull(element);
    if (raw == null) {
      seq.append(element);
      fit();
      return;
    }
    raw[rawTail] = element;
    rawTail = next(rawTail);
    if (head == rawTail) {
      grow(1);
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    int size = size();
    int needed = size + collection.size() + 1 - capacity;
    if (needed > 0) {
      grow(needed);
    }
    addEach(collection);
    return size() > size;
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
    if (raw != null) {
      return takeRaw(head, next(head), rawTail);
    }
    if (seq.size() == 0) {
      return null;
    }
    head = next(head);
    return (E) seq.remove(0);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E pollLast() {
    if (raw != null) {
      return takeRaw(previous(rawTail), head, previous(rawTail));
    }
    return seq.size() == 0 ? null : (E) seq.remove(seq.size() - 1);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekFirst() {
    if (raw != null) {
      return (E) raw[head];
    }
    return seq.size() == 0 ? null : (E) seq.get(0);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekLast() {
    if (raw != null) {
      return (E) raw[previous(rawTail)];
    }
    return seq.size() == 0 ? null : (E) seq.get(seq.size() - 1);
  }

  private E require(E element) {
    if (element == null) {
      throw new NoSuchElementException();
    }
    return element;
  }

  @Override
  public E removeFirst() {
    return require(pollFirst());
  }

  @Override
  public E removeLast() {
    return require(pollLast());
  }

  @Override
  public E getFirst() {
    return require(peekFirst());
  }

  @Override
  public E getLast() {
    return require(peekLast());
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
    return raw != null ? distance(rawTail, head) : seq.size();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean contains(Object object) {
    return object != null && Sequences.find(content(), object) >= 0;
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    int index = object == null ? -1 : Sequences.find(content(), object);
    if (index >= 0) {
      deleteAt(place(index));
    }
    return index >= 0;
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    int index = object == null ? -1 : Sequences.findLast(content(), object);
    if (index >= 0) {
      deleteAt(place(index));
    }
    return index >= 0;
  }

  @Override
  public boolean remove(Object object) {
    return removeFirstOccurrence(object);
  }

  @Override
  public void clear() {
    if (raw != null) {
      clearRaw(head, rawTail);
      rawTail = 0;
    }
    seq.clear();
    head = 0;
  }

  @Override
  public Object[] toArray() {
    return content().toArray();
  }

  @Override
  public <T> T[] toArray(T[] target) {
    return Sequences.toArray(toArray(), target);
  }

  @Override
  @SuppressWarnings("unchecked")
  public ArrayDeque<E> clone() {
    try {
      ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
      copy.seq = Sequences.copy(seq);
      copy.raw = raw == null ? null : raw.clone();
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError();
    }
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int end = tail();
    int length = capacity;
    for (int place = head; place != end; place = next(place, length)) {
      action.accept(at(place, length));
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

  /** The filter reads the array where it stands, also when it changes the deque itself. */
  private boolean expunge(Predicate<? super E> filter) {
    int end = tail();
    int length = capacity;
    for (int place = head; place != end; place = next(place, length)) {
      if (filter.test(at(place, length))) {
        return expungeFrom(place, filter);
      }
    }
    checkEnd(end);
    return false;
  }

  /** From the first place whose element goes. */
  private boolean expungeFrom(int begin, Predicate<? super E> filter) {
    int start = head;
    int end = tail();
    int size = size();
    int index = distance(begin, head);
    int length = capacity;
    if (begin == end) {
      throw new ArrayIndexOutOfBoundsException("Index 0 out of bounds for length 0");
    }
    long gone = 1;
    int count = 1;
    Seq kept = Seq.create();
    for (int place = next(begin, length); place != end; place = next(place, length)) {
      E element = at(place, length);
      if (filter.test(element)) {
        gone |= 1L << count;
      } else {
        kept.append(element);
      }
      count++;
    }
    if (capacity != length) {
      cut(begin, end, kept.size(), length);
    } else if (raw == null && index < size && head == start && tail() == end && size() == size) {
      Sequences.replaceRange(seq, index, size, kept);
    } else {
      compact(begin, end, count, gone);
    }
    return true;
  }

  /** The array was left for a longer one: what stays is moved in the old one, but the deque ends where it would there. */
  private void cut(int begin, int end, int stay, int length) {
    checkEnd(end);
    if (raw == null) {
      damage();
    }
    int place = begin;
    for (int i = 0; i < stay; i++) {
      place = next(place, length);
    }
    rawTail = place;
  }

  /** Moves what stays to the front; what that means in a deque that has changed is up to its array. */
  private void compact(int begin, int end, int count, long gone) {
    if (count > 64) {
      Choice.unmodelled("ArrayDeque: a filter that changes a deque of more than 64 elements");
    }
    if (raw == null) {
      damage();
    }
    int target = begin;
    int place = next(begin);
    for (int i = 1; i < count; i++) {
      if ((gone >> i & 1) == 0) {
        raw[target] = raw[place];
        target = next(target);
      }
      place = next(place);
    }
    checkEnd(end);
    rawTail = target;
    clearRaw(target, end);
  }

  /** As Collection provides it; that of a subclass asks none of its methods. */
  @Override
  public Spliterator<E> spliterator() {
    if (raw != null) {
      Choice.unmodelled("a stream of an ArrayDeque with gaps");
    }
    return getClass() == ArrayDeque.class
        ? Deque.super.spliterator()
        : Spliterators.spliterator(new Stored(), Spliterator.NONNULL | Spliterator.ORDERED);
  }

  /** What is contained, whatever a subclass makes of size and iterator: the JDK's spliterators read that. */
  private final class Stored extends AbstractCollection<E> {
    @Override
    public int size() {
      return seq.size();
    }

    @Override
    public Iterator<E> iterator() {
      return new DeqIterator();
    }
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
    int remaining = size();
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
      int length = capacity;
      for (int place = cursor; place != end; place = ArrayDeque.this.next(place, length)) {
        action.accept(at(place, length));
      }
      checkEnd(end);
      last = previous(end);
    }
  }

  /** The JDK deletes at the place, whatever stands there by now; when nothing does, it damages the deque. */
  private boolean deleteAt(int place) {
    int index = distance(place, head);
    if (raw == null && index >= seq.size()) {
      damage();
    }
    return raw != null ? deleteRaw(place) : delete(index);
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
