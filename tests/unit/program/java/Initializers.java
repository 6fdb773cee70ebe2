class Initializers {
    static class None { static final int A = 3; int b = 4; }
    static class Own { static int a = Integer.parseInt("1"); }
    static class Inherited extends Own {}
    interface Silent { int A = 1; }
    interface Loud { int A = Integer.parseInt("1"); default void m() {} }
    static class OfLoud implements Loud {}
    interface SubLoud extends Loud {}
    static class Asserting { void m(int x) { assert x > 0; } }
}
