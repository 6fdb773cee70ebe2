// Reading an inherited static through the subclass initialises only the declaring class.
public class InheritedStaticInitialisesDeclaringClass {
    static class Base {
        static int x = 1;

        static {
            System.out.println("base");
        }

        static void hello() {
            System.out.println("hello");
        }
    }

    static class Derived extends Base {
        static {
            System.out.println("derived");
        }
    }

    public static void main(String[] args) {
        System.out.println(Derived.x);
        Derived.hello();
        System.out.println("then an instance");
        new Derived();
    }
}
