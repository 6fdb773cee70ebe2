// Negative sizes in one and several dimensions; the first negative one is reported.
public class NegativeArraySize {
    static int n(int x) {
        return x;
    }

    public static void main(String[] args) {
        try {
            int[] a = new int[n(-1)];
            System.out.println(a.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            String[] a = new String[n(-7)];
            System.out.println(a.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            int[][] a = new int[n(3)][n(-2)];
            System.out.println(a.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][][] a = new int[n(0)][n(-3)][n(-4)];
            System.out.println(a.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
