// A deque of the one thread there is, as a chain of nodes in both directions. An iterator holds the element it will give next, and goes on from
// where it is whatever happens to the deque: an element that is removed before it is reached is skipped.
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, java.io.Serializable {
  private static final long serialVersionUID = 876323262645176354L;

  /** A removed node has no item and keeps its neighbours. */
  private static final class Node<E> {
    E item;
    Node<E> previous;
    Node<E> next;
  }

  private final Node<E> ends = new Node<>();
  private int size;

  public ConcurrentLinkedDeque() {
    ends.previous = ends;
    ends.next = ends;
  }

  public ConcurrentLinkedDeque(Collection<? extends E> collection) {
    this();
    for (E element : collection) {
      addLast(element);
    }
  }

  private void link(E element, Node<E> before) {
    Node<E> node = new Node<>();
    node.item = Objects.requireNonNull(element);
    node.next = before;
    node.previous = before.previous;
    before.previous.next = node;
    before.previous = node;
    size++;
  }

  private E unlink(Node<E> node) {
    E item = node.item;
    if (item != null) {
      node.item = null;
      node.previous.next = node.next;
      node.next.previous = node.previous;
      size--;
    }
    return item;
  }

  private E require(E item) {
    if (item == null) {
      throw new NoSuchElementException();
    }
    return item;
  }

  @Override
  public void addFirst(E element) {
    link(element, ends.next);
  }

  @Override
  public void addLast(E element) {
    link(element, ends);
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
    return ends.next.item;
  }

  @Override
  public E peekLast() {
    return ends.previous.item;
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
  public E pollFirst() {
    return unlink(ends.next);
  }

  @Override
  public E pollLast() {
    return unlink(ends.previous);
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
  public boolean offer(E element) {
    return offerLast(element);
  }

  @Override
  public boolean add(E element) {
    return offerLast(element);
  }

  @Override
  public E poll() {
    return pollFirst();
  }

  @Override
  public E peek() {
    return peekFirst();
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public void push(E element) {
    addFirst(element);
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    Objects.requireNonNull(object);
    for (Node<E> node = ends.next; node != ends; node = node.next) {
      if (object.equals(node.item)) {
        unlink(node);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    Objects.requireNonNull(object);
    for (Node<E> node = ends.previous; node != ends; node = node.previous) {
      if (object.equals(node.item)) {
        unlink(node);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean contains(Object object) {
    if (object != null) {
      for (Node<E> node = ends.next; node != ends; node = node.next) {
        if (object.equals(node.item)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean remove(Object object) {
    return removeFirstOccurrence(object);
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    if (collection == this) {
      throw new IllegalArgumentException();
    }
    boolean added = false;
    for (E element : collection) {
      addLast(element);
      added = true;
    }
    return added;
  }

  @Override
  public void clear() {
    while (pollFirst() != null) {}
  }

  @Override
  public Iterator<E> iterator() {
    return new Itr(true);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new Itr(false);
  }

  private final class Itr implements Iterator<E> {
    private final boolean forwards;
    private Node<E> node = ends;
    private E item;
    private Node<E> last;

    Itr(boolean forwards) {
      this.forwards = forwards;
      advance();
    }

    /** To the next node that is still in the deque; from a removed one by way of what was its neighbour. */
    private void advance() {
      do {
        node = forwards ? node.next : node.previous;
      } while (node != ends && node.item == null);
      item = node.item;
    }

    @Override
    public boolean hasNext() {
      return item != null;
    }

    @Override
    public E next() {
      E result = require(item);
      last = node;
      advance();
      return result;
    }

    @Override
    public void remove() {
      if (last == null) {
        throw new IllegalStateException();
      }
      unlink(last);
      last = null;
    }
  }
}
