// A queue into which only the program puts references: there is no garbage collector, and whoever asks relies on that. The last one comes
// out first, as in the JDK.
package java.lang.ref;

import jury.rt.Choice;
import jury.rt.World;

public class ReferenceQueue<T> {
  private Reference<? extends T> top;

  public ReferenceQueue() {}

  @SuppressWarnings("unchecked")
  void put(Reference<?> reference) {
    reference.below = top;
    top = (Reference<? extends T>) reference;
  }

  @SuppressWarnings("unchecked")
  public Reference<? extends T> poll() {
    World.time(World.REFERENCES);
    Reference<? extends T> found = top;
    if (found != null) {
      top = (Reference<? extends T>) found.below;
      found.leaveQueue();
    }
    return found;
  }

  public Reference<? extends T> remove() throws InterruptedException {
    if (top == null) {
      Choice.unmodelled("waiting for the garbage collector");
    }
    return poll();
  }

  public Reference<? extends T> remove(long timeout) throws InterruptedException {
    if (timeout < 0) {
      throw new IllegalArgumentException("Negative timeout value");
    }
    return poll();
  }
}
