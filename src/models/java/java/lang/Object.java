// The root class over the native operations. There is one thread, so a monitor is never contended: notify has nobody
// to wake, a wait with a time limit ends by it, and one without would wait for ever, which is left without a model.
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

  private void checkOwner() {
    if (!Thread.holdsLock(this)) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }

  public final void notify() {
    checkOwner();
  }

  public final void notifyAll() {
    checkOwner();
  }

  public final void wait() throws InterruptedException {
    wait(0L);
  }

  public final void wait(long milliseconds) throws InterruptedException {
    if (milliseconds < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    checkOwner();
    if (milliseconds == 0) {
      Choice.unmodelled("waiting for another thread");
    }
  }

  public final void wait(long milliseconds, int nanoseconds) throws InterruptedException {
    if (nanoseconds < 0 || nanoseconds > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    wait(nanoseconds > 0 ? milliseconds + 1 : milliseconds);
  }

  protected void finalize() throws Throwable {}
}
