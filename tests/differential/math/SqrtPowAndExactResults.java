// sqrt, cbrt-free powers and results that are exact in IEEE arithmetic.
public class SqrtPowAndExactResults {
    public static void main(String[] args) {
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(144) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " "
                + Math.sqrt(Double.POSITIVE_INFINITY) + " " + Math.sqrt(1e-320));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-2, 3) + " "
                + Math.pow(-8, 1.0 / 3) + " " + Math.pow(10, 2) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(9, 0.5));
        System.out.println(Math.pow(2, 1023) * 2 + " " + Math.pow(2, -1074) + " " + Math.pow(0.0, -1));
        System.out.println(Math.exp(0) + " " + Math.log(1) + " " + Math.sin(0) + " " + Math.cos(0) + " " + Math.log10(1000) + " "
                + Math.log(0) + " " + Math.log(-1));
        System.out.println(Math.PI + " " + Math.E);
        System.out.println(Math.toRadians(180) + " " + Math.ulp(1.0) + " " + Math.getExponent(1024.5) + " " + Math.nextUp(1.0f));
    }
}
