// Static fields and blocks run in textual order; forward references see defaults.
public class StaticInitialiserOrder {
    static int a = 5;
    static int early = peek();

    static {
        a = a * 2 + 1;
        b = 100;
    }

    static int b = 7;
    static int c;

    static {
        c = a + b;
    }

    static int peek() {
        return b * 10 + c + a;
    }

    public static void main(String[] args) {
        System.out.println(a + " " + b + " " + c + " " + early + " " + peek());
    }
}
