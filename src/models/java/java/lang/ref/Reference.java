// References without a garbage collector: the object stays until the program clears the reference. What a program does when the collector
// clears one earlier is not considered.
package java.lang.ref;

import jury.rt.World;

public abstract class Reference<T> {
  private T referent;

  /** Null when it has none or was put into it: it comes there once. */
  private ReferenceQueue<? super T> queue;

  private boolean enqueued;

  /** The one below it in the queue. */
  Reference<?> below;

  Reference(T referent) {
    this(referent, null);
  }

  Reference(T referent, ReferenceQueue<? super T> queue) {
    this.referent = referent;
    this.queue = queue;
  }

  public T get() {
    if (referent != null) World.time(World.REFERENCES);
    return referent;
  }

  public final boolean refersTo(T object) {
    if (referent != null) World.time(World.REFERENCES);
    return referent == object;
  }

  public void clear() {
    referent = null;
  }

  public boolean isEnqueued() {
    if (referent != null) World.time(World.REFERENCES);
    return enqueued;
  }

  public boolean enqueue() {
    referent = null;
    ReferenceQueue<? super T> to = queue;
    if (to == null) {
      return false;
    }
    queue = null;
    enqueued = true;
    to.put(this);
    return true;
  }

  void leaveQueue() {
    enqueued = false;
    below = null;
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  public static void reachabilityFence(Object object) {}
}
