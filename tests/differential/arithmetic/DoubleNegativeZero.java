// Where the sign of zero comes from and where it is lost.
public class DoubleNegativeZero {
    static double identity(double a) {
        return a;
    }

    public static void main(String[] args) {
        double minus = identity(-0.0);
        System.out.println(minus + " " + (minus + 0.0) + " " + (minus - 0.0) + " " + minus * -1);
        System.out.println(0.0 == minus);
        System.out.println((int) minus);
        System.out.println((float) minus);
        System.out.println(-1.0 / identity(Double.POSITIVE_INFINITY));
        System.out.println(identity(-3.0) % 3.0);
        System.out.println(-identity(0.0));
        System.out.println(0 - identity(0.0));
    }
}
