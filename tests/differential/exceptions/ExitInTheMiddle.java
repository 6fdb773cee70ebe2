// System.exit ends the program at once, with its status; finally blocks do not run.
public class ExitInTheMiddle {
    static void leave(int status) {
        try {
            System.out.println("leaving");
            System.exit(status);
            System.out.println("never");
        } finally {
            System.out.println("never either");
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        leave(7);
        System.out.println("never");
    }
}
