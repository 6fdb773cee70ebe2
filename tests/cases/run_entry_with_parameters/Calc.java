class Calc {
    static int add(int a, int b) { return a + b; }
    static void demo() { System.out.println(add(1, 2)); }
    void instance() {}
}
