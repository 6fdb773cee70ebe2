// An array of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerArray implements java.io.Serializable {
  private static final long serialVersionUID = 2862133569453604235L;

  private final int[] array;

  public AtomicIntegerArray(int length) {
    array = new int[length];
  }

  public AtomicIntegerArray(int[] source) {
    array = source.clone();
  }

  public final int length() {
    return array.length;
  }

  public final int get(int index) {
    return array[index];
  }

  public final void set(int index, int fresh) {
    array[index] = fresh;
  }

  public final void lazySet(int index, int fresh) {
    array[index] = fresh;
  }

  public final int getAndSet(int index, int fresh) {
    int old = get(index);
    array[index] = fresh;
    return old;
  }

  public final boolean compareAndSet(int index, int expected, int fresh) {
    if (array[index] != expected) {
      return false;
    }
    array[index] = fresh;
    return true;
  }

  public final int getAndUpdate(int index, IntUnaryOperator operator) {
    int old = get(index);
    array[index] = operator.applyAsInt(old);
    return old;
  }

  public final int updateAndGet(int index, IntUnaryOperator operator) {
    array[index] = operator.applyAsInt(get(index));
    return get(index);
  }

  public final int getAndAccumulate(int index, int operand, IntBinaryOperator operator) {
    int old = get(index);
    array[index] = operator.applyAsInt(old, operand);
    return old;
  }

  public final int accumulateAndGet(int index, int operand, IntBinaryOperator operator) {
    array[index] = operator.applyAsInt(get(index), operand);
    return get(index);
  }

  public final int getAndIncrement(int index) {
    return getAndAdd(index, 1);
  }

  public final int getAndDecrement(int index) {
    return getAndAdd(index, -1);
  }

  public final int getAndAdd(int index, int delta) {
    int old = array[index];
    array[index] = old + delta;
    return old;
  }

  public final int incrementAndGet(int index) {
    return addAndGet(index, 1);
  }

  public final int decrementAndGet(int index) {
    return addAndGet(index, -1);
  }

  public final int addAndGet(int index, int delta) {
    array[index] += delta;
    return array[index];
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(array);
  }
}
