import java.util.function.IntUnaryOperator;

/** Entries for the call graph. */
class Calls {
    static abstract class Animal { abstract void sound(); void eat() { sound(); } }
    static class Dog extends Animal { void sound() { bark(); } void bark() {} }
    static class Cat extends Animal { void sound() { meow(); } void meow() {} }
    static class Cow extends Animal { void sound() {} }
    static class Setup { static int x = init(); static int init() { return 1; } static void touch() {} }

    static void onlyDog() { new Dog().eat(); }
    static void catAfterCall(Animal a) { a.sound(); create(); }
    static Animal create() { return new Cat(); }

    static int direct(int n) { return n == 0 ? 0 : direct(n - 1); }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int callsRecursive(int n) { return direct(n) + (even(n) ? 1 : 0); }

    static void initializes() { Setup.touch(); }
    static int lambda(int x) { IntUnaryOperator f = y -> helper(y); return f.applyAsInt(x); }
    static int helper(int y) { return y; }
    static String arrayText(int[] a) { int[] b = new int[1]; return b.toString(); }
    static void throwing(int[] a) { try { a[0] = 1; } catch (NullPointerException e) { e.getMessage(); } }
    static void nothing() {}
    static void twice() { nothing(); nothing(); }
    static long nativeTime() { return System.nanoTime(); }
    static void unreachable() { if (false) nothing(); }
}
