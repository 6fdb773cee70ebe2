// equals, hashCode, deepEquals, deepHashCode, deepToString, compare, mismatch.
import java.util.Arrays;

public class ArraysEqualsAndHash {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        System.out.println(Arrays.equals(a, new int[] {1, 2, 3}) + " " + Arrays.equals(a, new int[] {1, 2}) + " " + Arrays.equals((int[]) null, null)
                + " " + Arrays.equals(a, null));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new long[] {1L << 40}) + " "
                + Arrays.hashCode(new Object[] {"x", null}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " "
                + Arrays.hashCode(new double[] {1.5}));
        int[][] g = {{1}, {2, 3}};
        int[][] h = {{1}, {2, 3}};
        System.out.println(Arrays.equals(g, h) + " " + Arrays.deepEquals(g, h) + " " + Arrays.deepHashCode(g));
        System.out.println(Arrays.deepToString(new Object[] {g, "s", null, new char[] {'c'}, new String[0]}));
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new int[0]) + Arrays.toString(new Object[] {1, null}));
        System.out.println(Arrays.equals(new double[] {0.0, Double.NaN}, new double[] {-0.0, Double.NaN}) + " "
                + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}));
        System.out.println(Arrays.compare(a, new int[] {1, 3}) + " " + Arrays.mismatch(a, new int[] {1, 2, 4}) + " "
                + Arrays.equals(new String[] {"a"}, new String[] {new String("a")}));
    }
}
