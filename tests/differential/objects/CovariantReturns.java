// A covariant return type in a class and through an interface.
public class CovariantReturns {
    interface Factory {
        Object make();
    }

    static class Base implements Factory {
        String id = "base";

        @Override
        public Base make() {
            return new Base();
        }
    }

    static class Derived extends Base {
        Derived() {
            id = "derived";
        }

        @Override
        public Derived make() {
            return new Derived();
        }

        String extra() {
            return id + "!";
        }
    }

    public static void main(String[] args) {
        Factory f = new Derived();
        Base b = new Derived();
        System.out.println(f.make() instanceof Derived);
        System.out.println(b.make().id);
        System.out.println(new Derived().make().extra());
        System.out.println(new Base().make().id);
    }
}
