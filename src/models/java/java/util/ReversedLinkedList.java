// LinkedList.reversed() of releases from 21 on: the list seen from its end, itself a LinkedList. Every operation goes through a view that turns
// indices round. Not a class of the JDK.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

final class ReversedLinkedList<E> extends LinkedList<E> {
  private static final long serialVersionUID = 1;

  private final transient LinkedList<E> list;
  private final transient Turned<E> view;

  ReversedLinkedList(LinkedList<E> list) {
    this.list = list;
    view = new Turned<>(list);
  }

  /** The elements in the opposite order; counts no modifications of its own, the list does. */
  private static final class Turned<E> extends AbstractList<E> {
    private final LinkedList<E> list;

    Turned(LinkedList<E> list) {
      this.list = list;
    }

    private int turn(int index) {
      Sequences.checkIndex(index, list.size());
      return list.size() - 1 - index;
    }

    @Override
    public int size() {
      return list.size();
    }

    @Override
    public E get(int index) {
      return list.get(turn(index));
    }

    @Override
    public E set(int index, E element) {
      return list.set(turn(index), element);
    }

    @Override
    public void add(int index, E element) {
      Sequences.checkPosition(index, list.size());
      modCount++;
      list.add(list.size() - index, element);
    }

    @Override
    public E remove(int index) {
      modCount++;
      return list.remove(turn(index));
    }
  }

  // List.

  @Override
  public LinkedList<E> reversed() {
    return list;
  }

  @Override
  public int size() {
    return view.size();
  }

  @Override
  public boolean isEmpty() {
    return view.isEmpty();
  }

  @Override
  public E get(int index) {
    return view.get(index);
  }

  @Override
  public E set(int index, E element) {
    return view.set(index, element);
  }

  @Override
  public boolean add(E element) {
    view.add(element);
    return true;
  }

  @Override
  public void add(int index, E element) {
    view.add(index, element);
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    return view.addAll(collection);
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> collection) {
    return view.addAll(index, collection);
  }

  @Override
  public E remove(int index) {
    return view.remove(index);
  }

  @Override
  public boolean remove(Object object) {
    return view.remove(object);
  }

  @Override
  public boolean removeAll(Collection<?> collection) {
    return list.removeAll(collection);
  }

  @Override
  public boolean retainAll(Collection<?> collection) {
    return list.retainAll(collection);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return view.removeIf(filter);
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    view.replaceAll(operator);
  }

  @Override
  public void sort(Comparator<? super E> comparator) {
    view.sort(comparator);
  }

  @Override
  public void clear() {
    list.clear();
  }

  @Override
  public boolean contains(Object object) {
    return list.contains(object);
  }

  @Override
  public boolean containsAll(Collection<?> collection) {
    return list.containsAll(collection);
  }

  @Override
  public int indexOf(Object object) {
    return view.indexOf(object);
  }

  @Override
  public int lastIndexOf(Object object) {
    return view.lastIndexOf(object);
  }

  @Override
  public Iterator<E> iterator() {
    return view.iterator();
  }

  @Override
  public ListIterator<E> listIterator() {
    return view.listIterator();
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    return view.listIterator(index);
  }

  @Override
  public List<E> subList(int from, int to) {
    return view.subList(from, to);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    view.forEach(action);
  }

  @Override
  public Object[] toArray() {
    return view.toArray();
  }

  @Override
  public <T> T[] toArray(T[] target) {
    return view.toArray(target);
  }

  @Override
  public Spliterator<E> spliterator() {
    return view.spliterator();
  }

  @Override
  public Stream<E> stream() {
    return view.stream();
  }

  @Override
  public boolean equals(Object other) {
    return view.equals(other);
  }

  @Override
  public int hashCode() {
    return view.hashCode();
  }

  @Override
  public String toString() {
    return view.toString();
  }

  @Override
  public Object clone() {
    return new LinkedList<>(this);
  }

  // Deque.

  @Override
  public Iterator<E> descendingIterator() {
    return list.iterator();
  }

  @Override
  public void addFirst(E element) {
    list.addLast(element);
  }

  @Override
  public void addLast(E element) {
    list.addFirst(element);
  }

  @Override
  public E getFirst() {
    return list.getLast();
  }

  @Override
  public E getLast() {
    return list.getFirst();
  }

  @Override
  public E removeFirst() {
    return list.removeLast();
  }

  @Override
  public E removeLast() {
    return list.removeFirst();
  }

  @Override
  public boolean offer(E element) {
    return list.offerFirst(element);
  }

  @Override
  public boolean offerFirst(E element) {
    return list.offerLast(element);
  }

  @Override
  public boolean offerLast(E element) {
    return list.offerFirst(element);
  }

  @Override
  public E element() {
    return list.getLast();
  }

  @Override
  public E peek() {
    return list.peekLast();
  }

  @Override
  public E peekFirst() {
    return list.peekLast();
  }

  @Override
  public E peekLast() {
    return list.peekFirst();
  }

  @Override
  public E poll() {
    return list.pollLast();
  }

  @Override
  public E pollFirst() {
    return list.pollLast();
  }

  @Override
  public E pollLast() {
    return list.pollFirst();
  }

  @Override
  public E remove() {
    return list.removeLast();
  }

  @Override
  public E pop() {
    return list.removeLast();
  }

  @Override
  public void push(E element) {
    list.addLast(element);
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    return list.removeLastOccurrence(object);
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    return list.removeFirstOccurrence(object);
  }
}
