// Private and static methods are not overridden by methods of the same name.
public class PrivateMethodsDoNotOverride {
    static class A {
        private String secret() {
            return "A.secret";
        }

        static String common() {
            return "A.common";
        }

        String call() {
            return secret() + " " + common();
        }
    }

    static class B extends A {
        String secret() {
            return "B.secret";
        }

        static String common() {
            return "B.common";
        }
    }

    public static void main(String[] args) {
        B b = new B();
        A a = b;
        System.out.println(b.call());
        System.out.println(b.secret() + " " + a.secret());
        System.out.println(a.common() + " " + b.common());
    }
}
