// The root class over the native operations. There is one thread, so a monitor is never contended: notify has nobody
// to wake, and wait would wait for ever, which is left without a model. That the caller owns the monitor is not checked.
package java.lang;

import jury.rt.Choice;
import jury.rt.Heap;
import jury.rt.Types;
import jury.rt.Values;

public class Object {
  public Object() {}

  public final Class<?> getClass() {
    return Types.of(this);
  }

  public int hashCode() {
    return Values.identityHash(this);
  }

  public boolean equals(Object other) {
    return this == other;
  }

  protected Object clone() throws CloneNotSupportedException {
    if (!(this instanceof Cloneable)) {
      throw new CloneNotSupportedException(getClass().getName());
    }
    return Heap.clone(this);
  }

  public String toString() {
    return getClass().getName() + "@" + Integer.toHexString(hashCode());
  }

  public final void notify() {}

  public final void notifyAll() {}

  public final void wait() throws InterruptedException {
    Choice.unmodelled("waiting for another thread");
  }

  public final void wait(long milliseconds) throws InterruptedException {
    Choice.unmodelled("waiting for another thread");
  }

  public final void wait(long milliseconds, int nanoseconds) throws InterruptedException {
    Choice.unmodelled("waiting for another thread");
  }

  protected void finalize() throws Throwable {}
}
