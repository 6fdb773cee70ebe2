// A field of the same name hides; which one is read depends on the static type.
public class FieldHiding {
    static class A {
        String name = "A";
        static String label = "a";

        String get() {
            return name;
        }
    }

    static class B extends A {
        String name = "B";
        static String label = "b";

        String both() {
            return name + super.name + ((A) this).name + get();
        }
    }

    public static void main(String[] args) {
        B b = new B();
        A a = b;
        System.out.println(a.name + b.name + ((A) b).name);
        System.out.println(b.both());
        a.name = "changed";
        System.out.println(b.both());
        System.out.println(a.label + b.label + A.label + B.label);
    }
}
