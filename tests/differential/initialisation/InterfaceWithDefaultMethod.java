// An interface that declares a default method is initialised before an implementing class.
public class InterfaceWithDefaultMethod {
    static int say(String s) {
        System.out.println(s);
        return 1;
    }

    interface Plain {
        int A = say("plain");
    }

    interface WithDefault {
        int B = say("with default");

        default void f() { }
    }

    interface Child extends WithDefault {
        int C = say("child without default");
    }

    static class Impl implements Plain, Child {
        static {
            say("impl");
        }
    }

    public static void main(String[] args) {
        new Impl().f();
        System.out.println("fields");
        System.out.println(Child.C + Plain.A);
    }
}
