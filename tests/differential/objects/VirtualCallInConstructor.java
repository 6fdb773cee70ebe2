// A method overridden in the subclass, called by the superclass constructor, sees unset fields.
public class VirtualCallInConstructor {
    static class Base {
        Base() {
            describe("base constructor");
        }

        void describe(String when) {
            System.out.println("base " + when);
        }
    }

    static class Derived extends Base {
        int x = 7;
        final int y = 8;
        final String s;

        Derived() {
            s = "set";
            describe("derived constructor");
        }

        @Override
        void describe(String when) {
            System.out.println("derived " + when + " " + x + " " + y + " " + s);
        }
    }

    public static void main(String[] args) {
        new Derived();
    }
}
