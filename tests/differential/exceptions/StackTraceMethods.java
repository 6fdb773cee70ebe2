// Stack traces: names of the frames, replacing them, exceptions without one.
public class StackTraceMethods {
    static class Light extends RuntimeException {
        Light() {
            super("light", null, false, false);
        }
    }

    static void inner() {
        throw new IllegalStateException("here");
    }

    static void outer() {
        inner();
    }

    public static void main(String[] args) {
        try {
            outer();
        } catch (IllegalStateException e) {
            StackTraceElement[] t = e.getStackTrace();
            System.out.println(t[0].getMethodName() + " " + t[1].getMethodName() + " " + t[0].getClassName());
            e.setStackTrace(new StackTraceElement[0]);
            System.out.println(e.getStackTrace().length);
        }
        Light l = new Light();
        l.addSuppressed(new Exception());
        System.out.println(l.getStackTrace().length + " " + l.getSuppressed().length + " " + l);
    }
}
