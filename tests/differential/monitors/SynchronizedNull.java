// Synchronizing on null throws before the body; the expression is evaluated once.
public class SynchronizedNull {
    static int evaluations;

    static Object lock(Object o) {
        evaluations++;
        return o;
    }

    public static void main(String[] args) {
        try {
            synchronized (lock(null)) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock " + evaluations);
        }
        Object o = "first";
        synchronized (lock(o)) {
            o = "second";
            System.out.println(evaluations + " " + Thread.holdsLock("first"));
        }
        System.out.println(o + " " + Thread.holdsLock("first"));
    }
}
