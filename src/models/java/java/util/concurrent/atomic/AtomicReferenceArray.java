// An array of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReferenceArray<E> implements java.io.Serializable {
  private static final long serialVersionUID = -6209656149925076980L;

  private final Object[] array;

  public AtomicReferenceArray(int length) {
    array = new Object[length];
  }

  public AtomicReferenceArray(E[] source) {
    array = java.util.Arrays.copyOf(source, source.length, Object[].class);
  }

  public final int length() {
    return array.length;
  }

  @SuppressWarnings("unchecked")
  public final E get(int index) {
    return (E) array[index];
  }

  public final void set(int index, E fresh) {
    array[index] = fresh;
  }

  public final void lazySet(int index, E fresh) {
    array[index] = fresh;
  }

  public final E getAndSet(int index, E fresh) {
    E old = get(index);
    array[index] = fresh;
    return old;
  }

  public final boolean compareAndSet(int index, E expected, E fresh) {
    if (array[index] != expected) {
      return false;
    }
    array[index] = fresh;
    return true;
  }

  public final E getAndUpdate(int index, UnaryOperator<E> operator) {
    E old = get(index);
    array[index] = operator.apply(old);
    return old;
  }

  public final E updateAndGet(int index, UnaryOperator<E> operator) {
    array[index] = operator.apply(get(index));
    return get(index);
  }

  public final E getAndAccumulate(int index, E operand, BinaryOperator<E> operator) {
    E old = get(index);
    array[index] = operator.apply(old, operand);
    return old;
  }

  public final E accumulateAndGet(int index, E operand, BinaryOperator<E> operator) {
    array[index] = operator.apply(get(index), operand);
    return get(index);
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(array);
  }
}
