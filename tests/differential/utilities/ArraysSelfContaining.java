// deepToString of an array that contains itself.
import java.util.Arrays;

public class ArraysSelfContaining {
    public static void main(String[] args) {
        Object[] a = {1, null, "x"};
        a[1] = a;
        System.out.println(Arrays.deepToString(a));
        Object[] outer = {a, new Object[] {2}};
        System.out.println(Arrays.deepToString(outer));
        System.out.println(Arrays.asList(1, Arrays.asList(2, 3), Arrays.asList()));
    }
}
