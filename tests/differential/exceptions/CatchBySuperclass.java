// A handler catches subclasses; the first matching one is taken.
public class CatchBySuperclass {
    static class Base extends RuntimeException { }

    static class Derived extends Base { }

    static String handle(RuntimeException toThrow) {
        try {
            throw toThrow;
        } catch (Derived e) {
            return "derived";
        } catch (Base e) {
            return "base";
        } catch (RuntimeException e) {
            return "runtime";
        }
    }

    public static void main(String[] args) {
        System.out.println(handle(new Derived()) + " " + handle(new Base()) + " " + handle(new ArithmeticException()));
        try {
            int[] a = new int[1];
            a[1] = 2;
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            throw new Error("e");
        } catch (Throwable t) {
            System.out.println(t);
        }
    }
}
