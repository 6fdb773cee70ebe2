// The interface of releases from 21 on, here so that the models can name it when they are compiled with an older one.
package java.util;

public interface SequencedCollection<E> extends Collection<E> {
  SequencedCollection<E> reversed();

  default void addFirst(E element) {
    throw new UnsupportedOperationException();
  }

  default void addLast(E element) {
    throw new UnsupportedOperationException();
  }

  default E getFirst() {
    return iterator().next();
  }

  default E getLast() {
    return reversed().iterator().next();
  }

  default E removeFirst() {
    Iterator<E> iterator = iterator();
    E element = iterator.next();
    iterator.remove();
    return element;
  }

  default E removeLast() {
    Iterator<E> iterator = reversed().iterator();
    E element = iterator.next();
    iterator.remove();
    return element;
  }
}
