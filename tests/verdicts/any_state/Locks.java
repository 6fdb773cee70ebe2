// expect methods [options: --property exceptions]
// expect exceptions=bounded of Locks: counted twice tried given
// expect exceptions=refuted of Locks: released releasedTwice signalled
// Locks that a thread holds any number of times when a method begins.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Locks {
  private final ReentrantLock lock = new ReentrantLock();
  private int count;

  public int counted() {
    lock.lock();
    try {
      return ++count;
    } finally {
      lock.unlock();
    }
  }

  public void twice() {
    lock.lock();
    lock.lock();
    lock.unlock();
    lock.unlock();
  }

  public boolean tried() {
    if (!lock.tryLock()) return false;
    lock.unlock();
    return true;
  }

  public int given(ReentrantLock other) {
    if (other == null || !other.isHeldByCurrentThread()) return 0;
    other.unlock();
    return 1;
  }

  // Nobody may hold it.
  public void released() {
    lock.unlock();
  }

  public void releasedTwice() {
    lock.lock();
    lock.unlock();
    lock.unlock();
  }

  public void signalled() {
    Condition condition = lock.newCondition();
    condition.signal();
  }
}
