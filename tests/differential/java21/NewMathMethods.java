// Exact and ceiling division, clamping, since Java 18 and 21.
public class NewMathMethods {
    public static void main(String[] args) {
        System.out.println(Math.ceilDiv(-7, 2) + " " + Math.ceilDiv(7L, 2L) + " " + Math.ceilDiv(7L, 2) + " " + Math.ceilMod(7, 2) + " " + Math.ceilMod(-7L, 2L));
        System.out.println(Math.clamp(5L, 7, 9) + " " + Math.clamp(5L, 1L, 3L) + " " + Math.clamp(0.5, -1.0, 0.25) + " " + Math.clamp(2f, 0f, 1f));
        System.out.println(Math.divideExact(7, 2) + " " + Math.floorDivExact(-7, 2) + " " + Math.ceilDivExact(7L, 2L) + " " + Math.unsignedMultiplyHigh(-1L, 2L));
        try {
            Math.divideExact(Integer.MIN_VALUE, -1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.clamp(1L, 5, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
