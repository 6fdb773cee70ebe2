// super::method and this::method.
import java.util.function.Supplier;

public class SuperMethodReference {
    static class Base {
        String who() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        String who() {
            return "derived";
        }

        String all() {
            Supplier<String> a = super::who;
            Supplier<String> b = this::who;
            Supplier<String> c = () -> super.who() + "-" + who();
            return a.get() + " " + b.get() + " " + c.get();
        }
    }

    static class Leaf extends Derived {
        @Override
        String who() {
            return "leaf";
        }
    }

    public static void main(String[] args) {
        System.out.println(new Derived().all());
        System.out.println(new Leaf().all());
    }
}
