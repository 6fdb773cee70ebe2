// Catch, look, throw again: the same object arrives.
public class Rethrow {
    static RuntimeException seen;

    static void inner() {
        throw new RuntimeException("deep");
    }

    static void middle() {
        try {
            inner();
        } catch (RuntimeException e) {
            seen = e;
            throw e;
        }
    }

    static void precise(boolean io) throws CloneNotSupportedException {
        try {
            if (io) {
                throw new CloneNotSupportedException("checked");
            }
            throw new IllegalStateException("unchecked");
        } catch (Exception e) {
            System.out.println("passing " + e.getMessage());
            throw e;
        }
    }

    public static void main(String[] args) {
        try {
            middle();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + (e == seen));
        }
        for (boolean io : new boolean[] {true, false}) {
            try {
                precise(io);
            } catch (CloneNotSupportedException | IllegalStateException e) {
                System.out.println(e);
            }
        }
    }
}
