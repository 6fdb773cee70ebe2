// Overloads are chosen at compile time, overrides at run time.
public class OverloadingIsStatic {
    static class A {
        String meet(A other) {
            return "A-A";
        }
    }

    static class B extends A {
        String meet(B other) {
            return "B-B";
        }

        @Override
        String meet(A other) {
            return "B-A";
        }
    }

    public static void main(String[] args) {
        A a = new A();
        A ab = new B();
        B b = new B();
        System.out.println(a.meet(b) + " " + ab.meet(b) + " " + b.meet(ab) + " " + b.meet(b) + " " + ab.meet(a));
    }
}
