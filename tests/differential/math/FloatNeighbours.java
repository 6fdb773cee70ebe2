// Neighbouring floats, exponents, scaling, and the remaining exact operations on longs.
public class FloatNeighbours {
    public static void main(String[] args) {
        System.out.println(Math.nextUp(1.0) + " " + Math.nextDown(1.0f) + " " + Math.nextAfter(1.0f, -5) + " " + Math.nextUp(0.0) + " "
                + Math.nextUp(Double.POSITIVE_INFINITY));
        System.out.println((Math.ulp(1.0f) == 1.0 / (1 << 23)) + " " + Math.getExponent(0.3f) + " " + Math.getExponent(0f) + " " + Math.scalb(0.75f, 3)
                + " " + Math.scalb(1f, 1000));
        System.out.println(Math.floorDiv(-7L, 2) + " " + Math.decrementExact(5L) + " " + Math.absExact(-5L));
        try {
            Math.decrementExact(Long.MIN_VALUE);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.absExact(Long.MIN_VALUE);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
