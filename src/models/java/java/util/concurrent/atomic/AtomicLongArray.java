// An array of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongArray implements java.io.Serializable {
  private static final long serialVersionUID = -2308431214976778248L;

  private final long[] array;

  public AtomicLongArray(int length) {
    array = new long[length];
  }

  public AtomicLongArray(long[] source) {
    array = source.clone();
  }

  public final int length() {
    return array.length;
  }

  public final long get(int index) {
    return array[index];
  }

  public final void set(int index, long fresh) {
    array[index] = fresh;
  }

  public final void lazySet(int index, long fresh) {
    array[index] = fresh;
  }

  public final long getAndSet(int index, long fresh) {
    long old = get(index);
    array[index] = fresh;
    return old;
  }

  public final boolean compareAndSet(int index, long expected, long fresh) {
    if (array[index] != expected) {
      return false;
    }
    array[index] = fresh;
    return true;
  }

  public final long getAndUpdate(int index, LongUnaryOperator operator) {
    long old = get(index);
    array[index] = operator.applyAsLong(old);
    return old;
  }

  public final long updateAndGet(int index, LongUnaryOperator operator) {
    array[index] = operator.applyAsLong(get(index));
    return get(index);
  }

  public final long getAndAccumulate(int index, long operand, LongBinaryOperator operator) {
    long old = get(index);
    array[index] = operator.applyAsLong(old, operand);
    return old;
  }

  public final long accumulateAndGet(int index, long operand, LongBinaryOperator operator) {
    array[index] = operator.applyAsLong(get(index), operand);
    return get(index);
  }

  public final long getAndIncrement(int index) {
    return getAndAdd(index, 1);
  }

  public final long getAndDecrement(int index) {
    return getAndAdd(index, -1);
  }

  public final long getAndAdd(int index, long delta) {
    long old = array[index];
    array[index] = old + delta;
    return old;
  }

  public final long incrementAndGet(int index) {
    return addAndGet(index, 1);
  }

  public final long decrementAndGet(int index) {
    return addAndGet(index, -1);
  }

  public final long addAndGet(int index, long delta) {
    array[index] += delta;
    return array[index];
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(array);
  }
}
