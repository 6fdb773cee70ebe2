// An AtomicLong of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number implements java.io.Serializable {
  private static final long serialVersionUID = 1927816293512124184L;

  private long value;

  public AtomicLong(long value) {
    this.value = value;
  }

  public AtomicLong() {}

  public final long get() {
    return value;
  }

  public final void set(long fresh) {
    value = fresh;
  }

  public final void lazySet(long fresh) {
    value = fresh;
  }

  public final long getAndSet(long fresh) {
    long old = value;
    value = fresh;
    return old;
  }

  public final boolean compareAndSet(long expected, long fresh) {
    if (value != expected) {
      return false;
    }
    value = fresh;
    return true;
  }

  public final long getAndIncrement() {
    return getAndAdd(1);
  }

  public final long getAndDecrement() {
    return getAndAdd(-1);
  }

  public final long getAndAdd(long delta) {
    long old = value;
    value = old + delta;
    return old;
  }

  public final long incrementAndGet() {
    return addAndGet(1);
  }

  public final long decrementAndGet() {
    return addAndGet(-1);
  }

  public final long addAndGet(long delta) {
    value += delta;
    return value;
  }

  public final long getAndUpdate(LongUnaryOperator operator) {
    long old = value;
    value = operator.applyAsLong(old);
    return old;
  }

  public final long updateAndGet(LongUnaryOperator operator) {
    value = operator.applyAsLong(value);
    return value;
  }

  public final long getAndAccumulate(long operand, LongBinaryOperator operator) {
    long old = value;
    value = operator.applyAsLong(old, operand);
    return old;
  }

  public final long accumulateAndGet(long operand, LongBinaryOperator operator) {
    value = operator.applyAsLong(value, operand);
    return value;
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }

  @Override
  public int intValue() {
    return (int) value;
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

  public final long getPlain() {
    return value;
  }

  public final long getOpaque() {
    return value;
  }

  public final long getAcquire() {
    return value;
  }

  public final void setPlain(long fresh) {
    value = fresh;
  }

  public final void setOpaque(long fresh) {
    value = fresh;
  }

  public final void setRelease(long fresh) {
    value = fresh;
  }

  public final boolean weakCompareAndSet(long expected, long fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetPlain(long expected, long fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetVolatile(long expected, long fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetAcquire(long expected, long fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetRelease(long expected, long fresh) {
    return compareAndSet(expected, fresh);
  }

  public final long compareAndExchange(long expected, long fresh) {
    long old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final long compareAndExchangeAcquire(long expected, long fresh) {
    long old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final long compareAndExchangeRelease(long expected, long fresh) {
    long old = value;
    compareAndSet(expected, fresh);
    return old;
  }
}
