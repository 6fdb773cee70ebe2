// An exception from finally or from a handler replaces the first one.
public class ThrowInFinally {
    @SuppressWarnings("finally")
    static void both() {
        try {
            throw new IllegalStateException("first");
        } finally {
            throw new IllegalArgumentException("second");
        }
    }

    static void handler() {
        try {
            throw new IllegalStateException("first");
        } catch (IllegalStateException e) {
            throw new UnsupportedOperationException("from handler after " + e.getMessage());
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        try {
            both();
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getSuppressed().length + " " + e.getCause());
        }
        try {
            handler();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
