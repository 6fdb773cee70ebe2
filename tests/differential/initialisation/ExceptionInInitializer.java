// The first use of a class whose initialiser throws gives ExceptionInInitializerError with the cause.
public class ExceptionInInitializer {
    static class Broken {
        static int value = compute();

        static int compute() {
            System.out.println("computing");
            throw new IllegalStateException("no value");
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(Broken.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getCause() + " " + (e.getException() == e.getCause()));
        }
        try {
            System.out.println(Broken.value);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        try {
            new Broken();
        } catch (Error e) {
            System.out.println(e.getClass().getName());
        }
    }
}
