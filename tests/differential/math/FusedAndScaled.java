// fma, scalb, nextDown, IEEEremainder, multiplyHigh.
public class FusedAndScaled {
    public static void main(String[] args) {
        System.out.println(Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(2f, 3f, 4f));
        System.out.println(Math.scalb(1.5, 4) + " " + Math.nextDown(1.0) + " " + Math.nextAfter(1.0, 2));
        System.out.println(Math.IEEEremainder(5, 3) + " " + 5.0 % 3 + " " + Math.IEEEremainder(-5, 3));
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, 4) + " " + Math.multiplyHigh(-1, 1) + " " + Math.multiplyFull(1 << 30, 8));
        System.out.println(StrictMath.sqrt(3) + " " + StrictMath.max(1, 2) + " " + StrictMath.abs(-4));
    }
}
