// Results that the JDK's own code defines to the last bit, where the C library may have another.
public class CubeRootsAndHypotenuses {
    public static void main(String[] args) {
        for (double x : new double[] {27, -8, 2, 0.1, 5, 7, 1e300, 5e-324, 0, -0.0, Double.NaN, Double.NEGATIVE_INFINITY})
            System.out.println(Math.cbrt(x) + " " + StrictMath.cbrt(x) + " " + Math.hypot(x, 3) + " " + StrictMath.hypot(0.1, x));
        System.out.println(StrictMath.exp(1) + " " + StrictMath.exp(-2.5) + " " + StrictMath.pow(0.3, 10) + " " + StrictMath.pow(27, 0.1));
    }
}
