// An exception unwinds several frames, running their finally blocks.
public class ExceptionsAcrossCalls {
    static int level(int n) {
        try {
            System.out.println("enter " + n);
            if (n == 0) {
                throw new IllegalStateException("bottom");
            }
            return level(n - 1) + 1;
        } finally {
            System.out.println("leave " + n);
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(level(3));
        } catch (IllegalStateException e) {
            System.out.println("main caught " + e.getMessage());
        }
    }
}
