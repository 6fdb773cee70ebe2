// An uncaught exception with a message ends the program with status 1.
public class UncaughtRuntimeException {
    public static void main(String[] args) {
        System.out.println("before");
        if (args.length == 0) {
            throw new IllegalStateException("went wrong");
        }
        System.out.println("after");
    }
}
