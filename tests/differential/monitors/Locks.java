import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

// A ReentrantLock in one thread: holds, conditions, what throws.
public class Locks {
    static class Owned extends ReentrantLock {
        Owned() {
            super(true);
        }

        String owner() {
            return getOwner() == null ? "nobody" : getOwner().getName();
        }

        int waiting(Condition condition) {
            return getWaitingThreads(condition).size() + getQueuedThreads().size();
        }
    }

    static void attempt(String name, Runnable code) {
        try {
            code.run();
            System.out.println(name + " returns");
        } catch (RuntimeException exception) {
            System.out.println(name + " throws " + (exception instanceof NullPointerException ? "NullPointerException" : exception));
        }
    }

    static String state(Owned lock) {
        return lock.getHoldCount() + " " + lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.owner() + " "
            + lock.isFair() + " " + lock.hasQueuedThreads() + " " + lock.getQueueLength() + " "
            + lock.hasQueuedThread(Thread.currentThread());
    }

    public static void main(String[] args) throws Exception {
        Owned lock = new Owned();
        System.out.println(state(lock));
        System.out.println(lock.toString().endsWith("[Unlocked]"));
        lock.lock();
        System.out.println(lock.tryLock() + " " + lock.tryLock(1, TimeUnit.SECONDS));
        lock.lockInterruptibly();
        System.out.println(state(lock));
        System.out.println(lock.toString().endsWith("[Locked by thread main]"));
        Condition condition = lock.newCondition();
        System.out.println(lock.hasWaiters(condition) + " " + lock.getWaitQueueLength(condition) + " " + lock.waiting(condition));
        attempt("signal", condition::signal);
        for (int i = 0; i < 4; i++) lock.unlock();
        System.out.println(state(lock));
        attempt("unlock", lock::unlock);
        attempt("signal", condition::signal);
        attempt("signalAll", condition::signalAll);
        attempt("awaitUninterruptibly", condition::awaitUninterruptibly);
        attempt("hasWaiters", () -> lock.hasWaiters(condition));
        attempt("hasWaiters of null", () -> lock.hasWaiters(null));
        attempt("hasWaiters of another", () -> new ReentrantLock().hasWaiters(condition));
        attempt("hasQueuedThread", () -> lock.hasQueuedThread(null));
        attempt("tryLock", () -> {
            try {
                lock.tryLock(1, null);
            } catch (InterruptedException exception) {
                System.out.println(exception);
            }
        });
        Thread.currentThread().interrupt();
        try {
            lock.lockInterruptibly();
        } catch (InterruptedException exception) {
            System.out.println(exception + " " + Thread.interrupted());
        }
        Thread.currentThread().interrupt();
        try {
            condition.await();
        } catch (InterruptedException exception) {
            System.out.println(exception + " " + lock.getHoldCount());
        }
        Lock plain = new ReentrantLock();
        plain.lock();
        try {
            System.out.println(((ReentrantLock) plain).isFair());
        } finally {
            plain.unlock();
        }
    }
}
