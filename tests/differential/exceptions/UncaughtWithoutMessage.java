// An uncaught exception without a message.
public class UncaughtWithoutMessage {
    public static void main(String[] args) {
        System.out.println("before");
        throw new UnsupportedOperationException();
    }
}
