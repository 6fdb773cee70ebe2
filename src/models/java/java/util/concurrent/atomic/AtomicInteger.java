// An AtomicInteger of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number implements java.io.Serializable {
  private static final long serialVersionUID = 6214790243416807050L;

  private int value;

  public AtomicInteger(int value) {
    this.value = value;
  }

  public AtomicInteger() {}

  public final int get() {
    return value;
  }

  public final void set(int fresh) {
    value = fresh;
  }

  public final void lazySet(int fresh) {
    value = fresh;
  }

  public final int getAndSet(int fresh) {
    int old = value;
    value = fresh;
    return old;
  }

  public final boolean compareAndSet(int expected, int fresh) {
    if (value != expected) {
      return false;
    }
    value = fresh;
    return true;
  }

  public final int getAndIncrement() {
    return getAndAdd(1);
  }

  public final int getAndDecrement() {
    return getAndAdd(-1);
  }

  public final int getAndAdd(int delta) {
    int old = value;
    value = old + delta;
    return old;
  }

  public final int incrementAndGet() {
    return addAndGet(1);
  }

  public final int decrementAndGet() {
    return addAndGet(-1);
  }

  public final int addAndGet(int delta) {
    value += delta;
    return value;
  }

  public final int getAndUpdate(IntUnaryOperator operator) {
    int old = value;
    value = operator.applyAsInt(old);
    return old;
  }

  public final int updateAndGet(IntUnaryOperator operator) {
    value = operator.applyAsInt(value);
    return value;
  }

  public final int getAndAccumulate(int operand, IntBinaryOperator operator) {
    int old = value;
    value = operator.applyAsInt(old, operand);
    return old;
  }

  public final int accumulateAndGet(int operand, IntBinaryOperator operator) {
    value = operator.applyAsInt(value, operand);
    return value;
  }

  @Override
  public String toString() {
    return Integer.toString(value);
  }

  @Override
  public int intValue() {
    return value;
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public float floatValue() {
    return value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  public final int getPlain() {
    return value;
  }

  public final int getOpaque() {
    return value;
  }

  public final int getAcquire() {
    return value;
  }

  public final void setPlain(int fresh) {
    value = fresh;
  }

  public final void setOpaque(int fresh) {
    value = fresh;
  }

  public final void setRelease(int fresh) {
    value = fresh;
  }

  public final boolean weakCompareAndSet(int expected, int fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetPlain(int expected, int fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetVolatile(int expected, int fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetAcquire(int expected, int fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetRelease(int expected, int fresh) {
    return compareAndSet(expected, fresh);
  }

  public final int compareAndExchange(int expected, int fresh) {
    int old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final int compareAndExchangeAcquire(int expected, int fresh) {
    int old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final int compareAndExchangeRelease(int expected, int fresh) {
    int old = value;
    compareAndSet(expected, fresh);
    return old;
  }
}
