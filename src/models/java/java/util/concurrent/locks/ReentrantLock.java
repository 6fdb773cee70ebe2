// A ReentrantLock of the one thread there is: how often the thread holds it. It has no reference, so that a lock in a
// state that a method starts in is any number of holds.
//
// Waiting for a condition would never end, and is undecided; waiting for some time ends. The JDK's lock throws an
// Error after 2^31 - 1 holds; this one stays there.
package java.util.concurrent.locks;

import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import jury.rt.Choice;

public class ReentrantLock implements Lock, java.io.Serializable {
  private static final long serialVersionUID = 7373984872572414699L;

  // The sign says nothing: any number stands for a lock that is held as often as its other bits say.
  private int holds;
  private final boolean fair;

  public ReentrantLock() {
    this(false);
  }

  public ReentrantLock(boolean fair) {
    this.fair = fair;
  }

  private static final class OfLock implements Condition {
    private final ReentrantLock lock;

    OfLock(ReentrantLock lock) {
      this.lock = lock;
    }

    private void waitForever(boolean isInterruptible) throws InterruptedException {
      if (isInterruptible && Thread.interrupted()) {
        throw new InterruptedException();
      }
      lock.requireHeld();
      Choice.unmodelled("waiting for a Condition");
    }

    public void await() throws InterruptedException {
      waitForever(true);
    }

    public void awaitUninterruptibly() {
      try {
        waitForever(false);
      } catch (InterruptedException impossible) {
        throw new AssertionError(impossible);
      }
    }

    // Nobody signals. It may return before the time has passed, for no reason.
    public long awaitNanos(long nanoseconds) throws InterruptedException {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      lock.requireHeld();
      if (nanoseconds <= 0) {
        return nanoseconds;
      }
      long left = Choice.chooseLong();
      return left > nanoseconds ? 0 : left;
    }

    public boolean await(long time, TimeUnit unit) throws InterruptedException {
      return awaitNanos(unit.toNanos(time)) > 0;
    }

    public boolean awaitUntil(Date deadline) throws InterruptedException {
      deadline.getTime();
      return awaitNanos(1) > 0;
    }

    public void signal() {
      lock.requireHeld();
    }

    public void signalAll() {
      lock.requireHeld();
    }
  }

  private void requireHeld() {
    if (getHoldCount() == 0) {
      throw new IllegalMonitorStateException();
    }
  }

  public void lock() {
    int now = getHoldCount();
    holds = now == Integer.MAX_VALUE ? now : now + 1;
  }

  public void lockInterruptibly() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    lock();
  }

  public boolean tryLock() {
    lock();
    return true;
  }

  public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
    unit.toNanos(time);
    lockInterruptibly();
    return true;
  }

  public void unlock() {
    requireHeld();
    holds = getHoldCount() - 1;
  }

  public Condition newCondition() {
    return new OfLock(this);
  }

  public int getHoldCount() {
    return holds & Integer.MAX_VALUE;
  }

  public boolean isHeldByCurrentThread() {
    return getHoldCount() > 0;
  }

  public boolean isLocked() {
    return getHoldCount() > 0;
  }

  public final boolean isFair() {
    return fair;
  }

  protected Thread getOwner() {
    return getHoldCount() > 0 ? Thread.currentThread() : null;
  }

  public final boolean hasQueuedThreads() {
    return false;
  }

  public final boolean hasQueuedThread(Thread thread) {
    if (thread == null) {
      throw new NullPointerException();
    }
    return false;
  }

  public final int getQueueLength() {
    return 0;
  }

  protected Collection<Thread> getQueuedThreads() {
    return new java.util.ArrayList<>();
  }

  private void requireOwn(Condition condition) {
    if (condition == null) {
      throw new NullPointerException();
    }
    if (!(condition instanceof OfLock own) || own.lock != this) {
      throw new IllegalArgumentException(condition instanceof OfLock ? "Not owner" : "not owner");
    }
    requireHeld();
  }

  public boolean hasWaiters(Condition condition) {
    requireOwn(condition);
    return false;
  }

  public int getWaitQueueLength(Condition condition) {
    requireOwn(condition);
    return 0;
  }

  protected Collection<Thread> getWaitingThreads(Condition condition) {
    requireOwn(condition);
    return new java.util.ArrayList<>();
  }

  public String toString() {
    Thread owner = getOwner();
    return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }
}
