// int[]::new, String[]::new and array clone as functions.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

public class ArrayConstructorReference {
    public static void main(String[] args) {
        IntFunction<int[]> ints = int[]::new;
        Function<Integer, String[][]> grids = String[][]::new;
        System.out.println(ints.apply(3).length + " " + grids.apply(2).length + " " + grids.apply(1)[0]);
        try {
            ints.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        UnaryOperator<int[]> copy = int[]::clone;
        int[] a = {5};
        int[] b = copy.apply(a);
        b[0] = 6;
        System.out.println(a[0] + " " + b[0]);
    }
}
