/** Fields and methods found where they are declared. */
class Resolution {
    interface Constants { int LIMIT = Integer.parseInt("7"); int FIXED = 3; }
    interface More extends Constants {}
    static class Parent { static int shared; int value; static void stat() {} void inst() {} Object make() { return null; } }
    static class Child extends Parent implements More { int value; String make() { return null; } }
    static class GrandChild extends Child { void callsSuper() { super.inst(); super.make(); } }
    interface WithStatic { static void helper() {} default void inst() {} }
    interface SubStatic extends WithStatic {}
}
