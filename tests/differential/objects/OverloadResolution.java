// Overloads: exact, widening, boxing, varargs, most specific reference type.
public class OverloadResolution {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(String x) { return "String"; }
    static String f(int... x) { return "int..." + x.length; }
    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "Object..."; }

    public static void main(String[] args) {
        byte b = 1;
        char c = 'c';
        Object o = "dynamic string";
        System.out.println(f(b) + " " + f(c) + " " + f(1L) + " " + f(1f) + " " + f(1.0));
        System.out.println(f(Integer.valueOf(1)) + " " + f(o) + " " + f("s") + " " + f('x') + " " + f((Object) null));
        System.out.println(f() + " " + f(1, 2) + " " + f(new int[3]));
        System.out.println(g(1) + " " + g(b) + " " + g("s") + " " + g(1, 2));
    }
}
