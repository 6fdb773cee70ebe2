// Comparisons with NaN are false, except !=; both dcmpl and dcmpg are needed.
public class DoubleCompareNaN {
    static String relations(double a, double b) {
        return (a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b) + " "
                + !(a < b) + " " + !(a >= b);
    }

    static int branch(double a) {
        if (a > 0) {
            return 1;
        }
        if (a <= 0) {
            return -1;
        }
        return 0;
    }

    public static void main(String[] args) {
        System.out.println(relations(1, 2));
        System.out.println(relations(2, 1));
        System.out.println(relations(Double.NaN, 1));
        System.out.println(relations(1, Double.NaN));
        System.out.println(relations(Double.NaN, Double.NaN));
        System.out.println(relations(0.0, -0.0));
        System.out.println(branch(3) + " " + branch(-3) + " " + branch(Double.NaN));
    }
}
