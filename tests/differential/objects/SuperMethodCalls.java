// super calls skip the own override, also through a class that does not override.
public class SuperMethodCalls {
    static class A {
        String f() {
            return "A";
        }
    }

    static class B extends A { }

    static class C extends B {
        @Override
        String f() {
            return "C" + super.f();
        }
    }

    static class D extends C {
        @Override
        String f() {
            return "D" + super.f() + g();
        }

        String g() {
            return super.f().toLowerCase();
        }
    }

    public static void main(String[] args) {
        System.out.println(new A().f() + " " + new B().f() + " " + new C().f() + " " + new D().f());
    }
}
