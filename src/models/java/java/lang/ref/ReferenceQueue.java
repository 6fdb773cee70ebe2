// A queue that nothing comes into: there is no garbage collector.
package java.lang.ref;

import jury.rt.Choice;

public class ReferenceQueue<T> {
  public ReferenceQueue() {}

  public Reference<? extends T> poll() {
    return null;
  }

  public Reference<? extends T> remove() throws InterruptedException {
    Choice.unmodelled("waiting for the garbage collector");
    return null;
  }

  public Reference<? extends T> remove(long timeout) throws InterruptedException {
    if (timeout < 0) {
      throw new IllegalArgumentException("Negative timeout value");
    }
    return null;
  }
}
