// The five float operators round to 24 bits.
public class FloatArithmetic {
    static String all(float a, float b) {
        return (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + " " + (-a);
    }

    public static void main(String[] args) {
        System.out.println(all(7.5f, 2.0f));
        System.out.println(all(-7.5f, 2.0f));
        System.out.println(all(1.0f, 3.0f));
        System.out.println(all(16777216f, 1f));
        System.out.println(all(0.1f, 0.2f));
        System.out.println(all(1e30f, 1e10f));
    }
}
