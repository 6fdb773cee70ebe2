// Gradual underflow keeps x - y == 0 equivalent to x == y.
public class DoubleSubnormal {
    public static void main(String[] args) {
        double x = Double.MIN_NORMAL * 1.5;
        double y = Double.MIN_NORMAL;
        System.out.println(x - y > 0);
        System.out.println(Double.MIN_VALUE / 2 == 0);
        System.out.println(Double.MIN_VALUE);
        System.out.println(Double.MAX_VALUE * 1.0000000000000002);
        int steps = 0;
        for (double d = 1; d > 0; d /= 2) {
            steps++;
        }
        System.out.println(steps);
    }
}
