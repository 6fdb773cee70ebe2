// A view of a map's keys, values or entries that knows how to find the same view backwards. Not a class of the JDK.
package java.util;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

class SequencedView<E, R extends SequencedCollection<E>> implements SequencedCollection<E> {
  private final Collection<E> view;
  private final Supplier<R> backwards;

  SequencedView(Collection<E> view, Supplier<R> backwards) {
    this.view = view;
    this.backwards = backwards;
  }

  static final class OfSet<E> extends SequencedView<E, SequencedSet<E>> implements SequencedSet<E> {
    OfSet(Collection<E> view, Supplier<SequencedSet<E>> backwards) {
      super(view, backwards);
    }

    @Override
    public boolean equals(Object other) {
      return view().equals(other);
    }

    @Override
    public int hashCode() {
      return view().hashCode();
    }
  }

  final Collection<E> view() {
    return view;
  }

  @Override
  public R reversed() {
    return backwards.get();
  }

  @Override
  public Iterator<E> iterator() {
    return view.iterator();
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    view.forEach(action);
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
  public boolean contains(Object object) {
    return view.contains(object);
  }

  @Override
  public boolean containsAll(Collection<?> collection) {
    return view.containsAll(collection);
  }

  @Override
  public boolean add(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean remove(Object object) {
    return view.remove(object);
  }

  @Override
  public boolean removeAll(Collection<?> collection) {
    return view.removeAll(collection);
  }

  @Override
  public boolean retainAll(Collection<?> collection) {
    return view.retainAll(collection);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return view.removeIf(filter);
  }

  @Override
  public void clear() {
    view.clear();
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
  public <T> T[] toArray(IntFunction<T[]> generator) {
    return view.toArray(generator);
  }

  @Override
  public String toString() {
    return view.toString();
  }
}
