// Exceptions pass through lambdas, checked ones where the interface declares them.
public class LambdaThrows {
    interface Risky<T> {
        T run() throws Exception;
    }

    static <T> String attempt(Risky<T> action) {
        try {
            return "value " + action.run();
        } catch (RuntimeException e) {
            return "runtime " + e.getMessage();
        } catch (Exception e) {
            return "checked " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(attempt(() -> 5));
        System.out.println(attempt(() -> 1 / (args.length)));
        System.out.println(attempt(() -> {
            throw new Exception("thrown");
        }));
        System.out.println(attempt(() -> {
            try {
                throw new IllegalStateException("inner");
            } finally {
                System.out.println("finally in lambda");
            }
        }));
    }
}
