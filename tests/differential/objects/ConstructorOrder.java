// Superclass constructor first, then field initialisers and blocks in textual order, then the body.
public class ConstructorOrder {
    static void log(String s) {
        System.out.print(s + " ");
    }

    static int value(String s) {
        log(s);
        return s.length();
    }

    static class Base {
        int a = value("base-field");

        {
            log("base-block");
        }

        Base(int x) {
            log("base-body" + x);
        }
    }

    static class Derived extends Base {
        int b = value("derived-field");

        {
            log("derived-block");
        }

        int c = value("second-field");

        Derived() {
            this(value("argument"));
            log("no-argument-body");
        }

        Derived(int n) {
            super(value("super-argument") + n);
            log("derived-body" + n);
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        System.out.println();
        System.out.println(d.a + " " + d.b + " " + d.c);
    }
}
