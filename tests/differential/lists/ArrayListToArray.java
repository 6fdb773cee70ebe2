// The three forms of toArray; the results are independent copies.
import java.util.ArrayList;
import java.util.List;

public class ArrayListToArray {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a", "b"));
        Object[] a = l.toArray();
        a[0] = 5;
        System.out.println(a.length + " " + a[0] + " " + l + " " + a.getClass().getSimpleName());
        String[] small = new String[0];
        String[] b = l.toArray(small);
        System.out.println(b.length + " " + b[1] + " " + (b == small));
        String[] large = {"x", "y", "z", "w"};
        String[] c = l.toArray(large);
        System.out.println((c == large) + " " + c[0] + c[1] + c[2] + c[3]);
        String[] d = l.toArray(String[]::new);
        System.out.println(d.length + d[0]);
        try {
            l.toArray(new Integer[2]);
        } catch (ArrayStoreException e) {
            System.out.println("wrong element type");
        }
    }
}
