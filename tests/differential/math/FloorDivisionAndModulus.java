// floorDiv and floorMod round towards minus infinity.
public class FloorDivisionAndModulus {
    public static void main(String[] args) {
        int[] signs = {7, -7};
        for (int a : signs) {
            for (int b : new int[] {3, -3}) {
                System.out.println(Math.floorDiv(a, b) + " " + Math.floorMod(a, b) + " " + a / b + " " + a % b);
            }
        }
        System.out.println(Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(Integer.MIN_VALUE, -1));
        System.out.println(Math.floorDiv(-10L, 4L) + " " + Math.floorMod(-10L, 4L) + " " + Math.floorMod(-10L, 4));
        try {
            Math.floorMod(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
