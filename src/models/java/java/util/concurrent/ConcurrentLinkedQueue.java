// A queue of the one thread there is, as a chain of nodes. An iterator holds the element it will give next, and goes on from where it is
// whatever happens to the queue: an element that is removed before it is reached is skipped.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
  private static final long serialVersionUID = 196745693267521676L;

  private final ConcurrentLinkedDeque<E> deque = new ConcurrentLinkedDeque<>();

  public ConcurrentLinkedQueue() {}

  public ConcurrentLinkedQueue(Collection<? extends E> collection) {
    for (E element : collection) {
      offer(element);
    }
  }

  @Override
  public boolean add(E element) {
    return offer(element);
  }

  @Override
  public boolean offer(E element) {
    return deque.offerLast(element);
  }

  @Override
  public E poll() {
    return deque.pollFirst();
  }

  @Override
  public E peek() {
    return deque.peekFirst();
  }

  @Override
  public boolean isEmpty() {
    return deque.isEmpty();
  }

  @Override
  public int size() {
    return deque.size();
  }

  @Override
  public boolean contains(Object object) {
    return deque.contains(object);
  }

  @Override
  public boolean remove(Object object) {
    return object != null && deque.removeFirstOccurrence(object);
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    if (collection == this) {
      throw new IllegalArgumentException();
    }
    boolean added = false;
    for (E element : collection) {
      offer(element);
      added = true;
    }
    return added;
  }

  @Override
  public Iterator<E> iterator() {
    return deque.iterator();
  }

  @Override
  public void clear() {
    deque.clear();
  }
}
