// References without a garbage collector: the object stays until the program clears the reference. What a program does when the collector
// clears one earlier is not considered.
package java.lang.ref;

import jury.rt.World;

public abstract class Reference<T> {
  private T referent;

  Reference(T referent) {
    this(referent, null);
  }

  Reference(T referent, ReferenceQueue<? super T> queue) {
    this.referent = referent;
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
    return false;
  }

  public boolean enqueue() {
    referent = null;
    return false;
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  public static void reachabilityFence(Object object) {}
}
