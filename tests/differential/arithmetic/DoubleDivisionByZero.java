// Division by a floating zero does not throw.
public class DoubleDivisionByZero {
    static double divide(double a, double b) {
        return a / b;
    }

    public static void main(String[] args) {
        System.out.println(divide(1, 0.0));
        System.out.println(divide(-1, 0.0));
        System.out.println(divide(1, -0.0));
        System.out.println(divide(0, 0.0));
        System.out.println(5.0 % 0);
        System.out.println(divide(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY));
        System.out.println(divide(1, Double.NEGATIVE_INFINITY));
        System.out.println(Double.POSITIVE_INFINITY * 0);
    }
}
