// Nested and reentrant synchronized blocks on several objects.
public class SynchronizedBlocks {
    static final Object A = new Object();
    static final Object B = new Object();
    static int depth;

    static int enter(int n) {
        synchronized (A) {
            depth++;
            if (n == 0) {
                synchronized (B) {
                    return depth * 100 + (Thread.holdsLock(A) && Thread.holdsLock(B) ? 1 : 0);
                }
            }
            return enter(n - 1);
        }
    }

    public static void main(String[] args) {
        System.out.println(enter(3));
        System.out.println(Thread.holdsLock(A) + " " + Thread.holdsLock(B));
        synchronized (SynchronizedBlocks.class) {
            synchronized (args) {
                System.out.println(Thread.holdsLock(args));
            }
            System.out.println(Thread.holdsLock(args) + " " + Thread.holdsLock(SynchronizedBlocks.class));
        }
    }
}
