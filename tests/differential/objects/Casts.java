// Checked casts that succeed, fail and pass null.
public class Casts {
    static class A { }

    static class B extends A {
        int x = 3;
    }

    interface I { }

    static class C extends A implements I { }

    static String attempt(Object o, int kind) {
        try {
            switch (kind) {
                case 0: return "A " + (((A) o) == o);
                case 1: return "B " + ((B) o).x;
                case 2: return "I " + (((I) o) == o);
                default: return "S " + ((String) o).length();
            }
        } catch (ClassCastException e) {
            return "cannot";
        }
    }

    public static void main(String[] args) {
        Object[] objects = {new A(), new B(), new C(), "four"};
        for (Object o : objects) {
            for (int kind = 0; kind < 4; kind++) {
                System.out.print(attempt(o, kind) + "; ");
            }
            System.out.println();
        }
        B none = (B) (A) null;
        System.out.println(none);
    }
}
