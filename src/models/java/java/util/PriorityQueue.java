// PriorityQueue: the JDK's binary heap, over an abstract sequence in place of its array. The order of its elements in texts and iterations is
// the JDK's, so the heap is built in the same steps.
// Differs: when the action of a forEach adds elements and the JDK's array is full, what is visited before the exception.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import jury.rt.Seq;

public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
  private static final long serialVersionUID = -7720805057305804111L;

  private Seq seq = Seq.create();
  private final Comparator<? super E> comparator;
  private int modCount;

  public PriorityQueue() {
    comparator = null;
  }

  public PriorityQueue(int capacity) {
    this(capacity, null);
  }

  public PriorityQueue(Comparator<? super E> comparator) {
    this.comparator = comparator;
  }

  public PriorityQueue(int capacity, Comparator<? super E> comparator) {
    if (capacity < 1) {
      throw new IllegalArgumentException();
    }
    this.comparator = comparator;
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(Collection<? extends E> collection) {
    if (collection instanceof SortedSet) {
      comparator = (Comparator<? super E>) ((SortedSet<? extends E>) collection).comparator();
      take(collection);
    } else if (collection instanceof PriorityQueue) {
      comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) collection).comparator();
      takeQueue((PriorityQueue<? extends E>) collection);
    } else {
      comparator = null;
      take(collection);
      heapify();
    }
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(PriorityQueue<? extends E> queue) {
    comparator = (Comparator<? super E>) queue.comparator();
    takeQueue(queue);
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(SortedSet<? extends E> set) {
    comparator = (Comparator<? super E>) set.comparator();
    take(set);
  }

  private void takeQueue(PriorityQueue<? extends E> queue) {
    if (queue.getClass() == PriorityQueue.class) {
      seq = Sequences.of(queue.toArray());
    } else {
      take(queue);
      heapify();
    }
  }

  private void take(Collection<? extends E> collection) {
    Object[] elements = collection.toArray();
    if (elements.length == 1 || comparator != null) {
      for (Object element : elements) {
        Objects.requireNonNull(element);
      }
    }
    seq = Sequences.of(elements);
  }

  // The heap: the children of position i are at 2 i + 1 and 2 i + 2.

  @SuppressWarnings("unchecked")
  private int compare(Object first, Object second) {
    return comparator == null ? ((Comparable<Object>) first).compareTo(second) : comparator.compare((E) first, (E) second);
  }

  private void checkComparable(Object element) {
    if (comparator == null) {
      Comparable<?> comparable = (Comparable<?>) element;
    }
  }

  /** Lets the element rise from the position; what stands there is overwritten. */
  private void siftUp(int position, Object element) {
    checkComparable(element);
    int place = position;
    while (place > 0) {
      int parent = place - 1 >>> 1;
      Object above = seq.get(parent);
      if (compare(element, above) >= 0) {
        break;
      }
      seq.set(place, above);
      place = parent;
    }
    seq.set(place, element);
  }

  /** Lets the element sink from the position. */
  private void siftDown(int position, Object element) {
    checkComparable(element);
    int size = seq.size();
    int place = position;
    while (place < size >>> 1) {
      int child = 2 * place + 1;
      Object below = seq.get(child);
      if (child + 1 < size && compare(below, seq.get(child + 1)) > 0) {
        child++;
        below = seq.get(child);
      }
      if (compare(element, below) <= 0) {
        break;
      }
      seq.set(place, below);
      place = child;
    }
    seq.set(place, element);
  }

  private void heapify() {
    for (int i = (seq.size() >>> 1) - 1; i >= 0; i--) {
      siftDown(i, seq.get(i));
    }
  }

  /** Removes what is at the position; gives the element that has moved to before it, if one has. */
  @SuppressWarnings("unchecked")
  private E removeAt(int position) {
    modCount++;
    int last = seq.size() - 1;
    Object moved = seq.remove(last);
    if (last == position) {
      return null;
    }
    siftDown(position, moved);
    if (seq.get(position) == moved) {
      siftUp(position, moved);
      if (seq.get(position) != moved) {
        return (E) moved;
      }
    }
    return null;
  }

  // The queue.

  @Override
  public boolean add(E element) {
    return offer(element);
  }

  /** A comparison that throws leaves the element out. */
  @Override
  public boolean offer(E element) {
    Objects.requireNonNull(element);
    modCount++;
    int position = seq.size();
    seq.append(element);
    try {
      siftUp(position, element);
    } catch (RuntimeException | Error failure) {
      seq.remove(position);
      throw failure;
    }
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peek() {
    return seq.size() == 0 ? null : (E) seq.get(0);
  }

  @Override
  public E poll() {
    E first = peek();
    if (first != null) {
      modCount++;
      Object last = seq.remove(seq.size() - 1);
      if (seq.size() > 0) {
        siftDown(0, last);
      }
    }
    return first;
  }

  @Override
  public boolean remove(Object object) {
    int position = indexOf(object);
    if (position < 0) {
      return false;
    }
    removeAt(position);
    return true;
  }

  private int indexOf(Object object) {
    return object == null ? -1 : Sequences.find(seq, object);
  }

  @Override
  public boolean contains(Object object) {
    return indexOf(object) >= 0;
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
  public int size() {
    return seq.size();
  }

  @Override
  public void clear() {
    modCount++;
    seq.clear();
  }

  public Comparator<? super E> comparator() {
    return comparator;
  }

  private void checkForComodification(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    int size = seq.size();
    for (int i = 0; i < size; i++) {
      action.accept((E) Sequences.at(seq, i));
    }
    checkForComodification(expected);
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
    modCount++;
    int expected = modCount;
    int size = seq.size();
    Seq kept = Sequences.rejected(seq, 0, size, filter);
    checkForComodification(expected);
    if (kept.size() == size) {
      return false;
    }
    seq = kept;
    heapify();
    return true;
  }

  @Override
  public Iterator<E> iterator() {
    return new Itr();
  }

  @Override
  public Spliterator<E> spliterator() {
    return getClass() == PriorityQueue.class ? super.spliterator() : Spliterators.spliterator(new Stored(), Spliterator.NONNULL);
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

  /** Elements that a removal has moved to where the iterator has been already come at the end. */
  private final class Itr implements Iterator<E> {
    private int cursor;
    private int last = -1;
    private Seq moved;
    private E lastMoved;
    private int expected = modCount;

    @Override
    public boolean hasNext() {
      return cursor < seq.size() || moved != null && moved.size() > 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      checkForComodification(expected);
      if (cursor < seq.size()) {
        last = cursor;
        cursor++;
        return (E) seq.get(last);
      }
      if (moved != null) {
        last = -1;
        lastMoved = moved.size() == 0 ? null : (E) moved.remove(0);
        if (lastMoved != null) {
          return lastMoved;
        }
      }
      throw new NoSuchElementException();
    }

    @Override
    public void remove() {
      checkForComodification(expected);
      if (last >= 0) {
        E element = removeAt(last);
        last = -1;
        if (element == null) {
          cursor--;
        } else {
          if (moved == null) {
            moved = Seq.create();
          }
          moved.append(element);
        }
      } else if (lastMoved != null) {
        removeSame(lastMoved);
        lastMoved = null;
      } else {
        throw new IllegalStateException();
      }
      expected = modCount;
    }
  }

  private void removeSame(Object object) {
    for (int i = 0; i < seq.size(); i++) {
      if (seq.get(i) == object) {
        removeAt(i);
        return;
      }
    }
  }
}
