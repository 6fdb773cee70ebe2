// An uncaught checked exception of a user class, nested, with an own toString source: getMessage.
public class UncaughtCustomException {
    static class Failure extends Exception {
        private final int code;

        Failure(int code) {
            this.code = code;
        }

        @Override
        public String getMessage() {
            return "code " + code;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("throwing");
        throw new Failure(42);
    }
}
