// An exception leaves synchronized blocks; they can be entered again.
public class SynchronizedUnwinds {
    static final Object LOCK = new Object();
    static int inside;

    static void work(int n) {
        synchronized (LOCK) {
            inside++;
            if (n == 1) {
                throw new IllegalStateException("in lock");
            }
            inside += 10;
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n < 3; n++) {
            try {
                work(n);
                System.out.println("ok " + inside + " " + Thread.holdsLock(LOCK));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " " + inside + " " + Thread.holdsLock(LOCK));
            }
        }
    }
}
