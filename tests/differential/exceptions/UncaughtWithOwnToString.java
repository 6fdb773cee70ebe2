// The report of an uncaught exception uses its toString.
public class UncaughtWithOwnToString {
    static class Odd extends RuntimeException {
        @Override
        public String toString() {
            return "an odd exception";
        }
    }

    public static void main(String[] args) {
        System.out.println(new Odd());
        throw new Odd();
    }
}
