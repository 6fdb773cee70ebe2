// Synchronized instance and static methods, left by return and by exception.
public class SynchronizedMethods {
    private int count;

    synchronized int next(boolean fail) {
        count++;
        if (fail) {
            throw new IllegalStateException("at " + count + " " + Thread.holdsLock(this));
        }
        return twice();
    }

    private synchronized int twice() {
        return count * 2;
    }

    static synchronized String kind() {
        return "static " + Thread.holdsLock(SynchronizedMethods.class);
    }

    public static void main(String[] args) {
        SynchronizedMethods m = new SynchronizedMethods();
        System.out.println(m.next(false) + " " + Thread.holdsLock(m));
        try {
            m.next(true);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(m));
        }
        System.out.println(m.next(false) + " " + kind() + " " + Thread.holdsLock(SynchronizedMethods.class));
    }
}
