// sort of primitive and object arrays, ranges, comparators; binarySearch.
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;

public class ArraysSort {
    public static void main(String[] args) {
        int[] a = {5, -3, 9, 0, 5, Integer.MIN_VALUE, 7};
        Arrays.sort(a, 1, 5);
        System.out.println(Arrays.toString(a));
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 7) + " " + Arrays.binarySearch(a, 6) + " " + Arrays.binarySearch(a, 100));
        double[] d = {0.0, -0.0, Double.NaN, -1, Double.POSITIVE_INFINITY, 2.5};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] c = "sorting".toCharArray();
        Arrays.sort(c);
        System.out.println(new String(c));
        String[] s = {"pear", "Fig", "apple", "fig"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s) + " " + Arrays.binarySearch(s, "fig"));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Collections.reverseOrder());
        System.out.println(Arrays.toString(s));
        int[] many = new int[500];
        Random r = new Random(5);
        for (int i = 0; i < many.length; i++) {
            many[i] = r.nextInt(1000) - 500;
        }
        Arrays.sort(many);
        long hash = 0;
        boolean ordered = true;
        for (int i = 0; i < many.length; i++) {
            hash = hash * 31 + many[i];
            ordered &= i == 0 || many[i - 1] <= many[i];
        }
        System.out.println(ordered + " " + hash);
    }
}
