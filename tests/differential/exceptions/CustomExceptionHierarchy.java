// User exceptions with fields, constructors and overridden getMessage.
public class CustomExceptionHierarchy {
    static class AppException extends Exception {
        final int code;

        AppException(String message, int code) {
            super(message);
            this.code = code;
        }
    }

    static class NotFound extends AppException {
        NotFound(String what) {
            super(what + " not found", 404);
        }
    }

    static class Strange extends AppException {
        Strange() {
            super(null, -1);
        }

        @Override
        public String getMessage() {
            return "strange " + super.getMessage();
        }
    }

    static void find(int n) throws AppException {
        if (n == 0) {
            throw new NotFound("zero");
        }
        if (n < 0) {
            throw new Strange();
        }
    }

    public static void main(String[] args) {
        for (int n = -1; n < 2; n++) {
            try {
                find(n);
                System.out.println("found " + n);
            } catch (AppException e) {
                System.out.println(e + " " + e.code + " " + e.getLocalizedMessage());
            }
        }
    }
}
