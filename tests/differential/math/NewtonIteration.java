// Newton's method until the value stops changing.
public class NewtonIteration {
    static double root(double a) {
        double x = a;
        double last;
        int steps = 0;
        do {
            last = x;
            x = (x + a / x) / 2;
            steps++;
        } while (Math.abs(x - last) > 1e-12 && steps < 100);
        System.out.print(steps + " ");
        return x;
    }

    public static void main(String[] args) {
        System.out.println(root(2));
        System.out.println(root(1e6));
        System.out.println(root(0.25));
    }
}
