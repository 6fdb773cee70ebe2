// fill, copyOf, copyOfRange, setAll for several element types.
import java.util.Arrays;

public class ArraysFillAndCopy {
    public static void main(String[] args) {
        int[] a = new int[5];
        Arrays.fill(a, 7);
        Arrays.fill(a, 1, 3, -1);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 2, 6)));
        String[] s = Arrays.copyOf(new String[] {"x"}, 2);
        System.out.println(Arrays.toString(s) + " " + Arrays.toString(Arrays.copyOf(new boolean[] {true}, 2)) + " "
                + Arrays.toString(Arrays.copyOf(new char[] {'a'}, 1)) + " " + Arrays.toString(Arrays.copyOf(new double[] {1.5}, 2)));
        long[] l = new long[4];
        Arrays.setAll(l, i -> i * 10_000_000_000L);
        System.out.println(Arrays.toString(l));
        Object[] objects = Arrays.copyOf(s, 1, Object[].class);
        objects[0] = 5;
        System.out.println(Arrays.toString(objects));
        try {
            Arrays.copyOf(a, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOfRange(a, 3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.fill(a, 3, 9, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
