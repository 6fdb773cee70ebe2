// A reference of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> implements java.io.Serializable {
  private static final long serialVersionUID = -1848883965231344442L;

  private V value;

  public AtomicReference(V value) {
    this.value = value;
  }

  public AtomicReference() {}

  public final V get() {
    return value;
  }

  public final void set(V fresh) {
    value = fresh;
  }

  public final void lazySet(V fresh) {
    value = fresh;
  }

  public final V getAndSet(V fresh) {
    V old = value;
    value = fresh;
    return old;
  }

  public final boolean compareAndSet(V expected, V fresh) {
    if (value != expected) {
      return false;
    }
    value = fresh;
    return true;
  }

  public final V getAndUpdate(UnaryOperator<V> operator) {
    V old = value;
    value = operator.apply(old);
    return old;
  }

  public final V updateAndGet(UnaryOperator<V> operator) {
    value = operator.apply(value);
    return value;
  }

  public final V getAndAccumulate(V operand, BinaryOperator<V> operator) {
    V old = value;
    value = operator.apply(old, operand);
    return old;
  }

  public final V accumulateAndGet(V operand, BinaryOperator<V> operator) {
    value = operator.apply(value, operand);
    return value;
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }

  public final V getPlain() {
    return value;
  }

  public final V getOpaque() {
    return value;
  }

  public final V getAcquire() {
    return value;
  }

  public final void setPlain(V fresh) {
    value = fresh;
  }

  public final void setOpaque(V fresh) {
    value = fresh;
  }

  public final void setRelease(V fresh) {
    value = fresh;
  }

  public final boolean weakCompareAndSet(V expected, V fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetPlain(V expected, V fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetVolatile(V expected, V fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetAcquire(V expected, V fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetRelease(V expected, V fresh) {
    return compareAndSet(expected, fresh);
  }

  public final V compareAndExchange(V expected, V fresh) {
    V old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final V compareAndExchangeAcquire(V expected, V fresh) {
    V old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final V compareAndExchangeRelease(V expected, V fresh) {
    V old = value;
    compareAndSet(expected, fresh);
    return old;
  }
}
