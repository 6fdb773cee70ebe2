// An AtomicBoolean of the one thread there is: plain reads and writes.
package java.util.concurrent.atomic;

public class AtomicBoolean implements java.io.Serializable {
  private static final long serialVersionUID = 4654671469794556979L;

  private boolean value;

  public AtomicBoolean(boolean value) {
    this.value = value;
  }

  public AtomicBoolean() {}

  public final boolean get() {
    return value;
  }

  public final void set(boolean fresh) {
    value = fresh;
  }

  public final void lazySet(boolean fresh) {
    value = fresh;
  }

  public final boolean getAndSet(boolean fresh) {
    boolean old = value;
    value = fresh;
    return old;
  }

  public final boolean compareAndSet(boolean expected, boolean fresh) {
    if (value != expected) {
      return false;
    }
    value = fresh;
    return true;
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }

  public final boolean getPlain() {
    return value;
  }

  public final boolean getOpaque() {
    return value;
  }

  public final boolean getAcquire() {
    return value;
  }

  public final void setPlain(boolean fresh) {
    value = fresh;
  }

  public final void setOpaque(boolean fresh) {
    value = fresh;
  }

  public final void setRelease(boolean fresh) {
    value = fresh;
  }

  public boolean weakCompareAndSet(boolean expected, boolean fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetPlain(boolean expected, boolean fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetVolatile(boolean expected, boolean fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetAcquire(boolean expected, boolean fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean weakCompareAndSetRelease(boolean expected, boolean fresh) {
    return compareAndSet(expected, fresh);
  }

  public final boolean compareAndExchange(boolean expected, boolean fresh) {
    boolean old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final boolean compareAndExchangeAcquire(boolean expected, boolean fresh) {
    boolean old = value;
    compareAndSet(expected, fresh);
    return old;
  }

  public final boolean compareAndExchangeRelease(boolean expected, boolean fresh) {
    boolean old = value;
    compareAndSet(expected, fresh);
    return old;
  }
}
