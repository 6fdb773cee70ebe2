// One handler for several classes.
public class MultiCatch {
    static String run(int n) {
        try {
            switch (n) {
                case 0: return "" + 1 / n;
                case 1: return "" + new int[n][0].length + new int[0][n].length + Integer.parseInt("no");
                case 2: throw new IllegalStateException("two");
                case 3: throw new IllegalArgumentException("three");
                default: return "fine";
            }
        } catch (ArithmeticException | NumberFormatException e) {
            return "numeric " + e.getMessage();
        } catch (IllegalStateException | IllegalArgumentException e) {
            return "illegal " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n < 5; n++) {
            System.out.println(run(n));
        }
    }
}
