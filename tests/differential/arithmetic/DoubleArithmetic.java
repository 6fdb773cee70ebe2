// The five double operators.
public class DoubleArithmetic {
    static String all(double a, double b) {
        return (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + " " + (-a);
    }

    public static void main(String[] args) {
        System.out.println(all(7.5, 2.0));
        System.out.println(all(-7.5, 2.0));
        System.out.println(all(1.0, 3.0));
        System.out.println(all(0.1, 0.2));
        System.out.println(all(9007199254740992.0, 1.0));
        System.out.println(all(1e300, 1e10));
        System.out.println(all(1e-300, 1e10));
    }
}
