// break, continue and return out of a synchronized block release the lock.
public class SynchronizedWithControlFlow {
    static final Object LOCK = new Object();

    static int find(int[] a, int wanted) {
        for (int i = 0; i < a.length; i++) {
            synchronized (LOCK) {
                if (a[i] < 0) {
                    continue;
                }
                if (a[i] == 0) {
                    break;
                }
                if (a[i] == wanted) {
                    return i;
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int[] a = {4, -1, 7, 0, 9};
        System.out.println(find(a, 7) + " " + Thread.holdsLock(LOCK));
        System.out.println(find(a, 9) + " " + Thread.holdsLock(LOCK));
        System.out.println(find(new int[] {-1, -2}, 5) + " " + Thread.holdsLock(LOCK));
    }
}
