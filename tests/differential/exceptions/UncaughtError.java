// Errors end the program like exceptions.
public class UncaughtError {
    static int depth(Object o) {
        if (o == null) {
            throw new AssertionError("unreachable: " + o);
        }
        return 1;
    }

    public static void main(String[] args) {
        System.out.println(depth("x"));
        System.out.println(depth(null));
    }
}
