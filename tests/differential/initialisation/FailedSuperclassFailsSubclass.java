// A subclass of a class that failed to initialise fails as well; siblings do not.
public class FailedSuperclassFailsSubclass {
    static class Base {
        static int x = 1 / zero();

        static int zero() {
            return 0;
        }
    }

    static class One extends Base {
        static void f() {
            System.out.println("one");
        }
    }

    static class Two {
        static void f() {
            System.out.println("two");
        }
    }

    public static void main(String[] args) {
        try {
            One.f();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause().getMessage());
        }
        for (int i = 0; i < 2; i++) {
            try {
                One.f();
            } catch (NoClassDefFoundError e) {
                System.out.println(e.getMessage());
            }
        }
        Two.f();
    }
}
