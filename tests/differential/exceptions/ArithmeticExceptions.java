// Integer division and remainder by zero, int and long, with the message.
public class ArithmeticExceptions {
    static int zero;
    static long longZero;

    public static void main(String[] args) {
        try {
            System.out.println(1 / zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 % zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(5L / longZero);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            System.out.println(5L % longZero);
        } catch (ArithmeticException e) {
            System.out.println(e.toString());
        }
        int kept = 7;
        try {
            kept /= zero;
        } catch (ArithmeticException e) {
            System.out.println(kept);
        }
        System.out.println(1.0 / zero);
    }
}
