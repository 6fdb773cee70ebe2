// Double remainder is exact even for a large quotient.
public class DoubleRemainder {
    static double remainder(double a, double b) {
        return a % b;
    }

    public static void main(String[] args) {
        System.out.println(remainder(5.5, 2.25));
        System.out.println(remainder(-5.5, 2.25));
        System.out.println(remainder(1e18, 7));
        System.out.println(remainder(1e300, 3));
        System.out.println(remainder(0.3, 0.1));
        System.out.println(remainder(-6, 3));
        double a = 17.75;
        a %= 5;
        System.out.println(a);
    }
}
