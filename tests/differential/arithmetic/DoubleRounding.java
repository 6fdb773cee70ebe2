// Sums round to even at each step, so the order of additions shows.
public class DoubleRounding {
    public static void main(String[] args) {
        double up = 0;
        for (int i = 1; i <= 1000; i++) {
            up += 1.0 / i;
        }
        double down = 0;
        for (int i = 1000; i >= 1; i--) {
            down += 1.0 / i;
        }
        System.out.println(up);
        System.out.println(down);
        System.out.println(up == down);
        double tenth = 0;
        for (int i = 0; i < 10; i++) {
            tenth += 0.1;
        }
        System.out.println(tenth);
        System.out.println((0.1 + 0.2) + 0.3 == 0.1 + (0.2 + 0.3));
    }
}
