// The finally block runs before the uncaught exception is reported.
public class UncaughtNullPointerInFinally {
    public static void main(String[] args) {
        int[] a = null;
        try {
            a[0] = 1;
        } finally {
            System.out.println("finally");
        }
    }
}
