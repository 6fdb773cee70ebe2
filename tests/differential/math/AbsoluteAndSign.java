// abs of extremes, signum, copySign, absExact.
public class AbsoluteAndSign {
    public static void main(String[] args) {
        System.out.println(Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-7L));
        System.out.println(Math.abs(-0.0) + " " + Math.abs(-2.5f) + " " + Math.abs(Double.NEGATIVE_INFINITY) + " " + Math.abs(Double.NaN));
        System.out.println(Math.signum(-3.5) + " " + Math.signum(0.0) + " " + Math.signum(-0.0) + " " + Math.signum(2f) + " "
                + Math.signum(Double.NaN));
        System.out.println(Math.copySign(3, -0.0) + " " + Math.copySign(-3f, 1f));
        try {
            Math.absExact(Integer.MIN_VALUE);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
