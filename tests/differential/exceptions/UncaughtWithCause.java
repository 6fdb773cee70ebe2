// The message of an exception made from its cause.
public class UncaughtWithCause {
    public static void main(String[] args) {
        try {
            Integer.parseInt("x1");
        } catch (NumberFormatException e) {
            System.out.println("wrapping");
            throw new RuntimeException(e);
        }
    }
}
